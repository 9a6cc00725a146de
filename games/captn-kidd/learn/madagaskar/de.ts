import type { MadagaskarWords } from './words.ts';

export const words: MadagaskarWords = {
  steps: {
    strike: {
      title: 'Von hinten schlagen',
      task: 'Du bist Anne und spielst Rot. Ein Pirat geht ein Feld weit, nie rückwärts: Der dunkle Schild ist sein Rücken. Kommst du von hinten auf einen Gegner, über seinen Schild hinweg, dann schlägst du ihn.',
      goal: 'Schlage Barts Piraten auf D5.',
      done: 'Dein Pirat steht obenauf: ein Zweierturm, und er gehört dir.',
    },
    tower: {
      title: 'So hoch, so weit',
      task: 'Ein Turm geht genau so viele Felder, wie er hoch ist, nicht mehr und nicht weniger. Alle Felder unterwegs müssen frei sein.',
      goal: 'Schlage mit deinem Turm noch einen Piraten.',
      done: 'Jetzt ist er drei hoch, also geht er drei Felder. Hohe Türme brauchen Platz!',
    },
    detour: {
      title: 'Der lange Weg',
      task: 'Barts Pirat auf D6 steht mit dem Rücken zu D9. Er steht gleich neben deinem Turm, aber du musst von hinten kommen, und du hast drei Schritte zu gehen.',
      goal: 'Geh um den Mast herum und schlage ihn.',
      done: 'Drei Schritte, und genau in seinen Rücken. Es kommt darauf an, von wo du kommst.',
    },
    ambush: {
      title: 'Ein Messer im Rücken',
      task: 'Statt zu gehen darfst du einen Piraten aus deinem Boot auf eine freie Luke setzen. Mit dem Rücken zur Leiter kann ihn niemand schlagen. Bart hat S1 gerade verlassen.',
      goal: 'Setze einen Piraten direkt hinter Barts Piraten auf D1.',
      done: 'Jetzt muss er rennen, oder du schlägst ihn im nächsten Zug. Wer eine Luke verlässt, macht Platz für andere.',
    },
    escape: {
      title: 'Achte auf deinen Rücken',
      task: 'Dein Turm ist in Gefahr: Der Pirat auf D7 steht direkt dahinter. Auch Barts Turm auf D6 kann zuschlagen, mit zwei Schritten; sieh also nach, wohin er kommt.',
      goal: 'Zieh so, dass Bart in seinem Zug nichts schlagen kann.',
      done: 'Außer Reichweite. Sieh vor jedem Zug nach den Rücken, die du zurücklässt.',
    },
    win: {
      title: 'Alles oder nichts',
      task: 'Du gewinnst, sobald niemand sonst einen Turm an Deck oder einen Piraten im Boot hat. Ab sechs Piraten werden die untersten fünf zu einer Flagge.',
      goal: 'Schlage Barts letzten Turm.',
      done: 'Sieben hoch, unter einer Flagge, und Bart hat nichts mehr: Du gewinnst! Das ist das ganze Spiel.',
    },
  },
  misses: {
    'no-capture':
      'Niemand wurde geschlagen. Welcher Gegner steht mit dem Rücken zu einem Feld, von dem du kommen kannst?',
    'wrong-side': 'Du kamst nicht von hinten. Zähle drei Schritte, über D5 und D9.',
    'not-behind': 'Ein guter Zug, aber nicht hinter ihm. Sein Rücken zeigt zu S1.',
    exposed:
      'Bart kann noch etwas von dir von hinten schlagen. Sieh nach, wohin sein Turm auf D6 in zwei Schritten kommt.',
    'not-all': 'Bart hat seinen Turm noch. Zwei Schritte, und von hinten.',
  },
  sections: {
    goal: {
      title: 'Das Ziel',
      text: [
        'Schlage von hinten und staple Türme. *Du gewinnst, wenn du alles geschlagen hast: Niemand sonst hat einen Turm an Deck oder einen Piraten im Boot.*',
        'Es gibt kein Glück, und nichts ist verborgen. Madagaskar ist für zwei oder drei und dauert 15 bis 30 Minuten.',
      ],
    },
    setup: {
      title: 'Vorbereitung',
      text: [
        'Zu zweit hat jeder sieben Piraten, zu dritt sechs. Reihum setzt ihr je einen auf eine freie *Luke* (die quadratischen Felder S1 bis S6), bis alle sechs besetzt sind. Das sind zu zweit drei für jeden, zu dritt zwei. Die anderen vier warten im Boot: Das ist dein *Vorrat*.',
        'Das Los entscheidet, wer zuerst setzt; wer das ist, hat auch den ersten Zug.',
      ],
    },
    turn: {
      title: 'Dein Zug',
      text: ['Du tust genau eins von beiden:'],
      points: [
        'Mit einem deiner Piraten oder Türme *ziehen*.',
        'Einen Piraten aus deinem Vorrat auf eine freie Luke *einsetzen*, mit dem Rücken zur Leiter.',
      ],
    },
    moving: {
      title: 'Ziehen',
      text: [
        'Ein Turm gehört dem, der obenauf steht, und zieht immer als Ganzes. *Er geht genau so viele Schritte, wie er hoch ist*; ein einzelner Pirat geht einen.',
        'Er geht nie auf das Feld, zu dem sein *Rücken* (der dunkle Schild) zeigt, und nach jedem Schritt zeigt der Rücken dorthin, wo er gerade herkam. Von einer Luke führt nur ein Weg weiter, außer für den, der gerade eingesetzt wurde: Er hat beide. Alle Felder unterwegs müssen frei sein. Im Kreis gehen ist erlaubt, sogar bis zurück zum Anfang. Kannst du von mehreren Seiten ankommen, wähle gut: Dort ist dann dein Rücken.',
        'Ein Turm, dem der Platz für alle seine Schritte fehlt, kann nicht ziehen. Kannst du weder ziehen noch einsetzen, dann passt du.',
      ],
    },
    capturing: {
      title: 'Schlagen',
      text: [
        'Kommst du mit dem letzten Schritt *von hinten* auf das Feld eines Gegners, also von dort, wohin der Rücken des obersten Piraten zeigt, dann schlägst du den Piraten oder den ganzen Turm: Deiner kommt obenauf, die Höhen zählen zusammen, und dein Rücken gilt.',
        'Du darfst schlagen, so oft du kannst, aber du musst nie, und nie auf einen eigenen Turm. Wer auf einer Luke mit dem Rücken zur Leiter steht, ist sicher. Piraten in einem Turm kommen nie mehr frei: Sie machen ihn nur höher.',
      ],
    },
    special: {
      title: 'Flaggen',
      text: [
        'Hohe Türme sind schwer zu zählen. Ab sechs werden die untersten fünf als *Flagge* gezeigt; ab elf sind es zwei, ab sechzehn drei. Eine Flagge ist nur fürs Auge: Der Turm ist so hoch wie zuvor, und die Zahl sagt, wie hoch.',
      ],
    },
    end: {
      title: 'Das Ende',
      text: [
        'Wer weder einen Turm an Deck noch einen Piraten im Vorrat hat, *scheidet aus*. Wer zuletzt übrig bleibt, gewinnt sofort. Wer keinen Turm mehr hat, aber noch Vorrat, spielt weiter.',
        'Das Spiel endet für alle, die noch dabei sind, *unentschieden*, wenn sie alle nacheinander passen müssen, wenn dieselbe Stellung zum dritten Mal steht, oder nach 200 Zügen in Folge ohne Schlagen und ohne Einsetzen.',
      ],
    },
    options: {
      title: 'Optionen am Tisch',
      text: [],
      rows: [
        ['Startspieler', 'Wird ausgelost, oder immer der erste Platz. Bei der Revanche beginnt der nächste.'],
        [
          'Ruhige Züge',
          'Nach wie vielen es unentschieden ist: 200, oder wie du willst bis 600. 0 bedeutet 600.',
        ],
      ],
    },
    reference: {
      title: 'Auf einen Blick',
      text: [],
      rows: [
        ['Zug', 'Mit einem ziehen, oder einen einsetzen.'],
        ['Ziehen', 'Genau so viele Schritte, wie er hoch ist.'],
        ['Nie', 'Rückwärts, durch andere hindurch, auf eigene Türme.'],
        ['Schlagen', 'Letzter Schritt von hinten; die Höhen zählen zusammen.'],
        ['Sicher', 'Mit dem Rücken zur Leiter.'],
        ['Gewonnen', 'Wenn niemand sonst noch etwas hat.'],
        ['Unentschieden', 'Alle passen; dreimal dieselbe Stellung; 200 ruhige Züge.'],
      ],
    },
  },
  figures: {
    start:
      'Alle Luken sind besetzt, jeder hat drei Piraten an Deck und vier im Boot. Anne hat den ersten Zug.',
    reach: 'Annes Dreierturm kann auf jedem markierten Feld enden, und nirgendwo sonst.',
    crowded: 'Dieser Zweierturm kann nirgendwohin: Hinter D7 sind beide Luken besetzt, und D9 ist im Weg.',
    capture: 'In zwei Schritten kommt Annes Turm hinter Barts Dreierturm an.',
    captured: 'Jetzt ist Annes Turm fünf hoch, mit dem Rücken zu D4, und geht fünf Schritte.',
    safe: 'Barts Pirat auf S1 steht mit dem Rücken zur Leiter: Von D1 aus kann Anne ihn nicht schlagen.',
    flags: 'Ein Dreierturm, und einer mit elf: Zwei Flaggen stehen für zehn seiner Piraten.',
  },
};
