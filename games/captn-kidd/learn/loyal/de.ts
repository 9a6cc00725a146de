import type { LoyalWords } from './words.ts';

export const words: LoyalWords = {
  steps: {
    place: {
      title: 'An Bord',
      task: 'Du bist Anne und spielst Rot; deine Mannschaft wartet im Boot. Piraten kommen durch die sechs Luken an Bord, die quadratischen Gitter.',
      goal: 'Setze einen Piraten auf eine Luke, die leuchtet.',
      done: 'An Bord! Einmal einsetzen oder ein Schritt: Das ist schon ein ganzer Zug.',
    },
    step: {
      title: 'Nur vorwärts',
      task: 'Dein Pirat steht mit dem Rücken zu dem Feld, von dem er kam: Das ist der dunkle Schild mit den Nieten. Die weißen Spitzen zeigen nach vorn. Rückwärts geht er nie.',
      goal: 'Gehe mit deinem Piraten auf D4 einen Schritt vorwärts.',
      done: 'Siehst du, wie er sich gedreht hat? Sein Rücken zeigt jetzt zu dem Feld, das er verlassen hat.',
    },
    hatch: {
      title: 'Von allen Seiten',
      task: 'Ein Pirat bedroht jedes Feld, das vor ihm liegt. Wer von allen Seiten bedroht wird, geht über Bord. Eine Luke hat nur zwei Seiten.',
      goal: 'Umzingle Barts Piraten auf S1.',
      done: 'Platsch! Zwei von deinen sehen S1 an, und ringsum war nichts mehr frei.',
    },
    back: {
      title: 'Ein Rücken droht nicht',
      task: 'Neben jedem der beiden Piraten von Bart ist noch ein Feld frei. Aber achte auf deine eigenen Rücken: Wer einem Piraten den Rücken zukehrt, bedroht ihn nicht.',
      goal: 'Fange den, den es wirklich erwischt.',
      done: 'Richtig. Der auf D4 hätte überlebt: Dein Pirat auf D3 sieht von ihm weg.',
    },
    group: {
      title: 'Mitgefangen',
      task: 'Piraten einer Farbe, die nebeneinander stehen, sind eine Gruppe. Solange neben einem von ihnen ein Feld frei ist, hält sie stand; sonst fällt sie als Ganzes.',
      goal: 'Fange beide Piraten mit einem Schritt.',
      done: 'Zwei auf einen Streich. Eine einzige Lücke hätte beide gerettet.',
    },
    risk: {
      title: 'In die Höhle des Löwen',
      task: 'S6 liegt zwischen zwei Piraten von Bart, die beide hinsehen. Wer dort eingesetzt wird, ist sofort verloren, es sei denn, er fängt jemanden: Die Piraten des Gegners gehen immer zuerst.',
      goal: 'Setze einen Piraten so ein, dass er den auf D11 fängt.',
      done: 'Barts Pirat ging zuerst, und damit hatte deiner ein freies Feld. Er lebt.',
    },
    win: {
      title: 'Schachmatt auf See',
      task: 'Fangen ist nicht das Ziel. Du gewinnst, wenn dein Gegner am Zug ist und weder gehen noch einsetzen kann. Barts Boot ist leer, und sein letzter Pirat sieht in eine Ecke.',
      goal: 'Nimm ihm den letzten Ausweg.',
      done: 'Er ist nicht gefangen, aber er kann nirgendwohin: Du gewinnst. Jetzt weißt du alles.',
    },
  },
  misses: {
    'not-stepped':
      'Du hast einen Piraten eingesetzt, und das darfst du auch. Hier aber soll dein Pirat an Deck gehen.',
    open: 'Noch nicht: Neben ihm ist noch ein Feld frei. Ringsum muss alles von dir besetzt sein.',
    'turned-back':
      'Er ist eingeschlossen, aber nicht von allen Seiten bedroht: Einer von deinen kehrt ihm den Rücken zu.',
    lost: 'Dein eigener Pirat wurde von allen Seiten bedroht und ist weg. Such eine Luke, auf der du jemanden fängst.',
    'can-move': 'Bart kann noch ziehen. Auf welches Feld kann sein letzter Pirat gehen?',
  },
  sections: {
    goal: {
      title: 'Das Ziel',
      text: [
        'Zwei Mannschaften, ein Deck. *Du gewinnst, wenn dein Gegner am Zug ist und weder gehen noch einen Piraten einsetzen kann.* Umzingeln führt dorthin; wie viele du gefangen hast, zählt nicht.',
        'Es gibt kein Glück, und nichts ist verborgen. Loyal Captain ist für zwei und dauert 15 bis 30 Minuten.',
      ],
    },
    setup: {
      title: 'Vorbereitung',
      text: [
        'Jeder hat sieben Piraten. Alle beginnen im Boot neben dem Schiff: Das ist dein *Vorrat*. Das Deck ist leer.',
        'Sechs der achtzehn Felder sind *Luken* (quadratisch, S1 bis S6). Nur dort kommt man an Bord. Wer beginnt, entscheidet das Los.',
      ],
    },
    turn: {
      title: 'Dein Zug',
      text: ['Du tust genau eins von beiden:'],
      points: [
        'Einen Piraten aus deinem Vorrat auf eine freie Luke *einsetzen*.',
        'Mit einem deiner Piraten einen *Schritt* vorwärts gehen, auf ein freies Feld daneben.',
      ],
    },
    moving: {
      title: 'Rücken und Wege',
      text: [
        'Jeder Pirat hat einen *Rücken*: den dunklen Schild auf seiner Scheibe. Er zeigt zu dem Feld, von dem der Pirat kam, und dorthin geht er nie. Die weißen Spitzen zeigen die Wege nach vorn: An Deck sind es zwei.',
        'Wer gerade eingesetzt wurde, steht mit dem Rücken zur Leiter und hat daher beide Wege offen. Wer auf eine Luke läuft, hat nur noch einen Weg vor sich: Niemand verlässt das Schiff. Auf der Stelle drehen geht nicht, und auf einem Feld steht nie mehr als ein Pirat.',
        'Ein Pirat, der nicht weiterkann, bleibt einfach stehen. Das allein schadet ihm nicht.',
      ],
    },
    capturing: {
      title: 'Fangen',
      text: [
        'Ein Pirat *bedroht* jedes Feld, das vor ihm liegt. Ein einzelner Pirat ist gefangen, wenn auf jedem Feld neben ihm ein Gegner steht, der ihn bedroht: drei an Deck, zwei auf einer Luke.',
        'Piraten einer Farbe, die nebeneinander stehen, bilden eine *Gruppe*, wohin sie auch sehen. Eine Gruppe wird als Ganzes gefangen: wenn ringsum auf jedem Feld ein Gegner steht und keiner davon jemandem aus der Gruppe den Rücken zukehrt.',
        'Sicher bist du also auf zwei Arten: durch *ein freies Feld* neben der Gruppe, oder durch *einen Gegner, der ihr den Rücken zukehrt*. Gefangene Piraten sind für immer aus dem Spiel.',
      ],
    },
    special: {
      title: 'Einsetzen in Gefahr',
      text: [
        'Nach jedem Zug gehen zuerst die gefangenen Piraten des *Gegners* von Bord, und erst dann, je nachdem was übrig ist, deine eigenen.',
        'Wer auf einer Luke zwischen zwei Gegnern eingesetzt wird, die beide hinsehen, ist also sofort verloren, es sei denn, genau dieses Einsetzen fängt einen von ihnen. Dasselbe gilt, wenn du das letzte freie Feld deiner eigenen Gruppe füllst.',
        'Ein Schritt kostet dich nie Piraten: Das Feld, das du verlassen hast, ist frei.',
      ],
    },
    end: {
      title: 'Das Ende',
      text: [
        'Bist du am Zug und kannst weder gehen noch einsetzen, dann hast du verloren. Piraten im Boot helfen nicht, wenn alle Luken besetzt sind.',
        'Steht dieselbe Stellung zum dritten Mal, endet das Spiel *unentschieden*.',
      ],
    },
    options: {
      title: 'Optionen am Tisch',
      text: [],
      rows: [
        ['Startspieler', 'Wird ausgelost, oder immer der erste Platz. Bei der Revanche beginnt der andere.'],
        [
          'Wiederholung',
          'An: Beim dritten Mal ist es unentschieden, ebenso nach 600 Zügen in Folge ohne Einsetzen und ohne Gefangene. Aus: Nach 200 solchen Zügen ist es unentschieden.',
        ],
      ],
    },
    reference: {
      title: 'Auf einen Blick',
      text: [],
      rows: [
        ['Zug', 'Einen einsetzen, oder mit einem gehen.'],
        ['Schritt', 'Ein Feld, vorwärts, auf ein freies Feld.'],
        ['Gefangen', 'Rings um die Gruppe ist nichts frei, und niemand dort kehrt ihr den Rücken zu.'],
        ['Reihenfolge', 'Erst gehen die Piraten des Gegners, dann deine.'],
        ['Verloren', 'Wenn du weder gehen noch einsetzen kannst.'],
        ['Unentschieden', 'Dieselbe Stellung zum dritten Mal.'],
      ],
    },
  },
  figures: {
    deck: 'Das leere Deck. Die sechs Luken sind markiert; jede grenzt an zwei Felder, jedes runde Feld an drei.',
    facing: 'Annes Pirat auf D4 kam von D3. Er kann weiter nach D5 oder D6, und bedroht beide.',
    lone: 'Geht Anne von D9 nach D5, dann wird Barts Pirat auf D4 von allen drei Seiten bedroht und geht über Bord.',
    group:
      'Barts zwei Piraten auf D4 und D5 sind eine Gruppe. Alle vier Felder ringsum sind besetzt, und alle sehen hin: Beide sind gefangen.',
    saved: 'Eingeschlossen und doch sicher: Annes Pirat auf D3 kehrt D4 den Rücken zu.',
    placing:
      'S6 liegt zwischen zwei Piraten von Bart. Trotzdem kann Anne hier einsetzen: Sie fängt den auf D11, und so hat ihrer ein freies Feld.',
    stuck:
      'Barts letzter Pirat auf D7 ist nicht gefangen, denn D5 ist frei. Aber rückwärts kann er nicht: Bart hat verloren.',
  },
};
