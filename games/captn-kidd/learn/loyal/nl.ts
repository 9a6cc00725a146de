import type { LoyalWords } from './words.ts';

export const words: LoyalWords = {
  steps: {
    place: {
      title: 'Aan boord',
      task: 'Jij bent Anne, rood, en je bemanning wacht in de sloep. Piraten komen aan boord door de zes luiken, de vierkante roosters.',
      goal: 'Zet een piraat op een luik dat oplicht.',
      done: 'Aan boord! Eén piraat inzetten of één stap doen: dat is een hele beurt.',
    },
    step: {
      title: 'Alleen vooruit',
      task: 'Je piraat staat met zijn rug naar het veld waar hij vandaan kwam: dat is het donkere schild met klinknagels. De witte punten wijzen vooruit. Achteruit stapt hij nooit.',
      goal: 'Ga met je piraat op D4 een stap vooruit.',
      done: 'Zie je hoe hij gedraaid is? Zijn rug wijst nu naar het veld dat hij verliet.',
    },
    hatch: {
      title: 'Van alle kanten',
      task: 'Een piraat bedreigt elk veld dat vóór hem ligt. Wie van alle kanten bedreigd wordt, gaat overboord. Een luik heeft maar twee kanten.',
      goal: 'Omsingel de piraat van Bart op S1.',
      done: 'Plons! Twee van jouw piraten kijken naar S1, en niets eromheen was nog vrij.',
    },
    back: {
      title: 'Een rug bedreigt niet',
      task: 'Naast elk van de twee piraten van Bart is nog één veld vrij. Maar let op je eigen ruggen: wie een piraat de rug toekeert, bedreigt hem niet.',
      goal: 'Vang de piraat die er echt aan gaat.',
      done: 'Goed gezien. Die op D4 had het overleefd: jouw piraat op D3 kijkt de andere kant op.',
    },
    group: {
      title: 'Samen uit, samen thuis',
      task: 'Piraten van één kleur die naast elkaar staan, zijn een groep. Zolang naast een van hen een veld vrij is, houdt de groep stand; anders valt ze in haar geheel.',
      goal: 'Vang beide piraten met één stap.',
      done: 'Twee in één klap. Eén gaatje had ze allebei gered.',
    },
    risk: {
      title: 'In het hol van de leeuw',
      task: 'S6 ligt tussen twee piraten van Bart die er allebei naar kijken. Wie daar wordt ingezet, is meteen verloren, tenzij hij iemand vangt: de piraten van de tegenstander gaan altijd het eerst.',
      goal: 'Zet een piraat in die de piraat op D11 vangt.',
      done: 'De piraat van Bart ging eerst, en zo kreeg die van jou een vrij veld. Hij leeft nog.',
    },
    win: {
      title: 'Schaakmat op zee',
      task: 'Vangen is niet het doel. Je wint als je tegenstander aan de beurt is en niet kan stappen en niet kan inzetten. Barts sloep is leeg, en zijn laatste piraat kijkt in een hoek.',
      goal: 'Neem hem zijn laatste uitweg af.',
      done: 'Hij is niet gevangen, maar hij kan geen kant op: jij wint. Nu weet je alles.',
    },
  },
  misses: {
    'not-stepped': 'Je hebt een piraat ingezet, en dat mag ook. Maar hier moet je piraat op het dek lopen.',
    open: 'Nog niet: naast hem is nog een veld vrij. Alle velden eromheen moeten van jou zijn.',
    'turned-back':
      'Hij is ingesloten, maar niet van alle kanten bedreigd: een van jouw piraten staat met de rug naar hem toe.',
    lost: 'Je eigen piraat werd van alle kanten bedreigd en is weg. Zoek een luik waar je iemand vangt.',
    'can-move': 'Bart kan nog weg. Naar welk veld kan zijn laatste piraat stappen?',
  },
  sections: {
    goal: {
      title: 'Het doel',
      text: [
        'Twee bemanningen, één dek. *Je wint als je tegenstander aan de beurt is en niet kan stappen en geen piraat kan inzetten.* Omsingelen brengt je daar; hoeveel je er gevangen hebt, telt niet.',
        'Er is geen geluk in het spel en niets is verborgen. Loyal Captain is voor twee spelers en duurt 15 tot 30 minuten.',
      ],
    },
    setup: {
      title: 'Voorbereiding',
      text: [
        'Ieder heeft zeven piraten. Ze beginnen allemaal in de sloep naast het schip: dat is je *voorraad*. Het dek is leeg.',
        'Zes van de achttien velden zijn *luiken* (vierkant, S1 tot S6). Alleen daar kom je aan boord. Het lot wijst de startspeler aan.',
      ],
    },
    turn: {
      title: 'Je beurt',
      text: ['Je doet precies één van twee dingen:'],
      points: [
        'Een piraat uit je voorraad *inzetten* op een vrij luik.',
        'Met een van je piraten een *stap* vooruit doen, naar een vrij veld ernaast.',
      ],
    },
    moving: {
      title: 'Rug en weg vooruit',
      text: [
        'Elke piraat heeft een *rug*: het donkere schild op zijn schijf. De rug wijst naar het veld waar hij vandaan kwam, en daarheen gaat hij nooit. De witte punten wijzen de wegen vooruit: op het dek zijn dat er twee.',
        'Wie net is ingezet, staat met zijn rug naar de ladder en heeft dus beide wegen open. Wie een luik op loopt, kan daarna maar één kant op: niemand verlaat het schip. Draaien op de plaats kan niet, en op één veld staat nooit meer dan één piraat.',
        'Een piraat die niet verder kan, blijft gewoon staan. Dat alleen kost hem niets.',
      ],
    },
    capturing: {
      title: 'Vangen',
      text: [
        'Een piraat *bedreigt* elk veld dat vóór hem ligt. Een eenzame piraat is gevangen als op elk veld naast hem een tegenstander staat die hem bedreigt: drie op het dek, twee op een luik.',
        'Piraten van één kleur die naast elkaar staan, vormen een *groep*, welke kant ze ook op kijken. Een groep wordt in haar geheel gevangen: als op elk veld eromheen een tegenstander staat en geen van hen de rug naar iemand van de groep keert.',
        'Je bent dus op twee manieren veilig: door *één vrij veld* naast de groep, of door *één tegenstander die haar de rug toekeert*. Gevangen piraten zijn voorgoed uit het spel.',
      ],
    },
    special: {
      title: 'Inzetten in het gevaar',
      text: [
        'Na elke beurt gaan eerst de gevangen piraten van de *tegenstander* van boord, en pas daarna, op wat er overblijft, die van jezelf.',
        'Wie op een luik wordt ingezet tussen twee tegenstanders die ernaar kijken, is dus meteen verloren, tenzij juist deze inzet een van hen vangt. Hetzelfde geldt als je het laatste vrije veld van je eigen groep vult.',
        'Een stap kost je nooit piraten: het veld dat je net verliet, is vrij.',
      ],
    },
    end: {
      title: 'Het einde',
      text: [
        'Ben je aan de beurt en kun je niet stappen en niet inzetten, dan heb je verloren. Piraten in de sloep helpen niet als alle luiken bezet zijn.',
        'Staat dezelfde stelling er voor de derde keer, dan is het *remise*.',
      ],
    },
    options: {
      title: 'Opties van de tafel',
      text: [],
      rows: [
        ['Startspeler', 'Door loting, of altijd de eerste plaats. Bij een revanche begint de ander.'],
        [
          'Herhaling',
          'Aan: de derde keer is remise, en 600 beurten op rij zonder inzet of gevangene ook. Uit: 200 zulke beurten zijn remise.',
        ],
      ],
    },
    reference: {
      title: 'In het kort',
      text: [],
      rows: [
        ['Beurt', 'Zet er één in, of stap met één.'],
        ['Stap', 'Eén veld, vooruit, naar een vrij veld.'],
        ['Gevangen', 'Rond de groep is niets vrij, en niemand daar keert haar de rug toe.'],
        ['Volgorde', 'Eerst gaan de piraten van de ander, dan die van jou.'],
        ['Verloren', 'Als je niet kunt stappen en niet kunt inzetten.'],
        ['Remise', 'Dezelfde stelling voor de derde keer.'],
      ],
    },
  },
  figures: {
    deck: 'Het lege dek. De zes luiken zijn gemarkeerd; elk luik grenst aan twee velden, elk rond veld aan drie.',
    facing: 'De piraat van Anne op D4 kwam van D3. Hij kan verder naar D5 of D6, en bedreigt ze allebei.',
    lone: 'Stapt Anne van D9 naar D5, dan wordt de piraat van Bart op D4 van alle drie de kanten bedreigd en gaat hij overboord.',
    group:
      'De twee piraten van Bart op D4 en D5 zijn een groep. Alle vier de velden eromheen zijn bezet en iedereen kijkt naar hen: beiden zijn gevangen.',
    saved: 'Ingesloten en toch veilig: de piraat van Anne op D3 staat met zijn rug naar D4.',
    placing:
      'S6 ligt tussen twee piraten van Bart. Toch kan Anne hier inzetten: ze vangt de piraat op D11, en zo krijgt die van haar een vrij veld.',
    stuck:
      'De laatste piraat van Bart op D7 is niet gevangen, want D5 is vrij. Maar achteruit kan hij niet: Bart heeft verloren.',
  },
};
