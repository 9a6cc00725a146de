import type { MadagaskarWords } from './words.ts';

export const words: MadagaskarWords = {
  steps: {
    strike: {
      title: 'Sla van achteren',
      task: 'Jij bent Anne, rood. Een piraat loopt één veld, nooit achteruit: het donkere schild is zijn rug. Kom je van achteren op een tegenstander, over zijn schild heen, dan sla je hem.',
      goal: 'Sla de piraat van Bart op D5.',
      done: 'Je piraat staat bovenop: een toren van twee, en hij is van jou.',
    },
    tower: {
      title: 'Zo hoog, zo ver',
      task: 'Een toren loopt precies zoveel velden als hij hoog is, niet meer en niet minder. Alle velden onderweg moeten vrij zijn.',
      goal: 'Sla met je toren nog een piraat.',
      done: 'Nu is hij drie hoog, en dus loopt hij drie velden. Hoge torens hebben ruimte nodig!',
    },
    detour: {
      title: 'De lange weg',
      task: 'Barts piraat op D6 staat met zijn rug naar D9. Hij staat vlak naast je toren, maar je moet van achteren komen, en je hebt drie stappen te gaan.',
      goal: 'Ga om de mast heen en sla hem.',
      done: 'Drie stappen, en recht in zijn rug. Het gaat erom van welke kant je komt.',
    },
    ambush: {
      title: 'Een mes in de rug',
      task: 'In plaats van te lopen mag je een piraat uit je sloep op een vrij luik zetten. Met zijn rug naar de ladder kan niemand hem slaan. Bart heeft S1 net verlaten.',
      goal: 'Zet een piraat vlak achter die van Bart op D1.',
      done: 'Nu moet hij rennen, of je slaat hem in je volgende beurt. Wie een luik verlaat, maakt plaats voor anderen.',
    },
    escape: {
      title: 'Denk om je rug',
      task: 'Je toren is in gevaar: de piraat op D7 staat er vlak achter. Ook Barts toren op D6 kan toeslaan, met twee stappen, dus kijk waar hij kan komen.',
      goal: 'Zet zo dat Bart in zijn beurt niets kan slaan.',
      done: 'Buiten bereik. Kijk vóór elke zet naar de ruggen die je achterlaat.',
    },
    win: {
      title: 'Alles of niets',
      task: 'Je wint zodra niemand anders nog een toren op het dek of een piraat in de sloep heeft. Vanaf zes hoog worden de onderste vijf piraten een vlag.',
      goal: 'Sla Barts laatste toren.',
      done: 'Zeven hoog, onder één vlag, en Bart heeft niets meer: jij wint! Dat is het hele spel.',
    },
  },
  misses: {
    'no-capture':
      'Er is niemand geslagen. Welke tegenstander staat met zijn rug naar een veld waar jij vandaan kunt komen?',
    'wrong-side': 'Je kwam niet van achteren. Tel drie stappen, over D5 en D9.',
    'not-behind': 'Een goede zet, maar niet achter hem. Zijn rug wijst naar S1.',
    exposed:
      'Bart kan nog iets van jou van achteren slaan. Kijk waar zijn toren op D6 in twee stappen kan komen.',
    'not-all': 'Bart heeft zijn toren nog. Twee stappen, en van achteren.',
  },
  sections: {
    goal: {
      title: 'Het doel',
      text: [
        'Sla van achteren en stapel torens. *Je wint als je alles geslagen hebt: niemand anders heeft nog een toren op het dek of een piraat in de sloep.*',
        'Er is geen geluk in het spel en niets is verborgen. Madagaskar is voor twee of drie spelers en duurt 15 tot 30 minuten.',
      ],
    },
    setup: {
      title: 'Voorbereiding',
      text: [
        'Met zijn tweeën heeft ieder zeven piraten, met zijn drieën zes. Om de beurt zet je er één op een vrij *luik* (de vierkante velden S1 tot S6), tot ze alle zes bezet zijn. Dat zijn er drie per speler met zijn tweeën, twee met zijn drieën. De andere vier wachten in de sloep: dat is je *voorraad*.',
        'Het lot wijst aan wie het eerst zet; die speler heeft ook de eerste beurt.',
      ],
    },
    turn: {
      title: 'Je beurt',
      text: ['Je doet precies één van twee dingen:'],
      points: [
        'Een van je piraten of torens *verplaatsen*.',
        'Een piraat uit je voorraad *inzetten* op een vrij luik, met zijn rug naar de ladder.',
      ],
    },
    moving: {
      title: 'Lopen',
      text: [
        'Een toren is van wie er bovenop staat, en loopt altijd als geheel. *Hij doet precies zoveel stappen als hij hoog is*; een losse piraat doet er één.',
        'Hij gaat nooit naar het veld waar zijn *rug* (het donkere schild) heen wijst, en na elke stap wijst de rug naar het veld waar hij net vandaan kwam. Vanaf een luik is er maar één weg verder, behalve voor wie net is ingezet: die heeft ze allebei. Alle velden onderweg moeten vrij zijn. Een rondje mag, zelfs terug naar het begin. Kun je van meer kanten aankomen, kies dan goed: daar komt je rug.',
        'Een toren zonder ruimte voor al zijn stappen kan niet lopen. Kun je niet lopen en niet inzetten, dan pas je.',
      ],
    },
    capturing: {
      title: 'Slaan',
      text: [
        'Kom je met je laatste stap *van achteren* op het veld van een tegenstander, dus van de kant waar de rug van de bovenste piraat heen wijst, dan sla je die piraat of de hele toren: die van jou komt bovenop, de hoogtes tellen op, en jouw rug geldt.',
        'Je mag slaan zo vaak je kunt, maar het hoeft nooit, en nooit op een eigen toren. Wie op een luik met zijn rug naar de ladder staat, is veilig. Piraten in een toren komen nooit meer vrij: ze maken hem alleen hoger.',
      ],
    },
    special: {
      title: 'Vlaggen',
      text: [
        'Hoge torens zijn lastig te tellen. Vanaf zes hoog worden de onderste vijf getoond als een *vlag*; vanaf elf zijn het er twee, vanaf zestien drie. Een vlag is alleen voor het oog: de toren blijft even hoog, en het getal zegt hoe hoog.',
      ],
    },
    end: {
      title: 'Het einde',
      text: [
        'Wie geen toren op het dek en geen piraat in voorraad meer heeft, ligt *eruit*. De laatste die overblijft, wint meteen. Wie geen toren meer heeft maar nog wel voorraad, speelt door.',
        'Het is *remise* voor wie nog meedoet als allen na elkaar moeten passen, als dezelfde stelling er voor de derde keer staat, of na 200 beurten op rij zonder slag en zonder inzet.',
      ],
    },
    options: {
      title: 'Opties van de tafel',
      text: [],
      rows: [
        ['Startspeler', 'Door loting, of altijd de eerste plaats. Bij een revanche begint de volgende.'],
        ['Stille beurten', 'Na hoeveel het remise is: 200, of zoveel je wilt tot 600. 0 betekent 600.'],
      ],
    },
    reference: {
      title: 'In het kort',
      text: [],
      rows: [
        ['Beurt', 'Loop met één, of zet er één in.'],
        ['Lopen', 'Precies zoveel stappen als hij hoog is.'],
        ['Nooit', 'Achteruit, door anderen heen, op je eigen torens.'],
        ['Slaan', 'Laatste stap van achteren; de hoogtes tellen op.'],
        ['Veilig', 'Met de rug naar de ladder.'],
        ['Gewonnen', 'Als niemand anders nog iets heeft.'],
        ['Remise', 'Allen passen; drie keer dezelfde stelling; 200 stille beurten.'],
      ],
    },
  },
  figures: {
    start:
      'Alle luiken zijn bezet, ieder heeft drie piraten op het dek en vier in de sloep. Anne heeft de eerste beurt.',
    reach: 'Annes toren van drie kan op elk gemarkeerd veld eindigen, en nergens anders.',
    crowded:
      'Deze toren van twee kan geen kant op: voorbij D7 zijn beide luiken bezet, en D9 staat in de weg.',
    capture: 'In twee stappen komt Annes toren achter de toren van drie van Bart.',
    captured: 'Nu is Annes toren vijf hoog, met zijn rug naar D4, en doet hij vijf stappen.',
    safe: 'Barts piraat op S1 staat met zijn rug naar de ladder: Anne kan hem vanaf D1 niet slaan.',
    flags: 'Een toren van drie, en een van elf: twee vlaggen staan voor tien van zijn piraten.',
  },
};
