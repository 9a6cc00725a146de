import type { QuedahWords } from './words.ts';

export const words: QuedahWords = {
  steps: {
    walk: {
      title: 'Volg de dobbelsteen',
      task: 'Jij bent Anne, rood. De dobbelsteen toont een 2: een van je piraten loopt precies twee velden. Nooit achteruit (het donkere schild is zijn rug) en nooit dwars door iemand heen.',
      goal: 'Loop van D3 naar D6, aan stuurboord van de mast.',
      done: 'Precies twee. Zijn rug wijst nu naar D4, waar hij vandaan kwam.',
    },
    hunt: {
      title: 'Van achteren',
      task: 'Eindigt je wandeling van achteren op een tegenstander, over zijn schild heen, dan is hij je gevangene. Barts piraat op D5 staat met zijn rug naar D4; die op D6 zou je zien aankomen.',
      goal: 'Neem iemand gevangen.',
      done: 'Hebbes! De gevangene blijft onder je piraat en gaat overal mee naartoe.',
    },
    leave: {
      title: 'Door het luik',
      task: 'Nieuwe piraten komen maar op één manier aan boord: als een van de jouwe van een luik wegloopt. Deze keer heb je een 1.',
      goal: 'Loop met de piraat die plaatsmaakt voor een nieuwe.',
      done: 'Het luik achter hem is vrij, en in je sloep staat er een te trappelen.',
    },
    newcomer: {
      title: 'Versterking',
      task: 'Je mag de nieuwe piraat op elk vrij luik zetten, ook op het luik dat je net verliet. Zolang hij met zijn rug naar de ladder staat, kan niemand hem pakken.',
      goal: 'Zet de nieuwe piraat in.',
      done: 'Welkom aan boord. Nu mag Bart gooien.',
    },
    free: {
      title: 'Te hulp',
      task: 'Bart houdt op D5 een van jouw piraten vast. Pak de bewaker van achteren: dan is hij jouw gevangene, en je maat is vrij.',
      goal: 'Bevrijd je maat.',
      done: 'De bewaker zit in de boeien. Je maat staat alweer op zijn benen en wil weg.',
    },
    exit: {
      title: 'Wraak',
      task: 'Een bevrijde piraat vertrekt meteen, naar een veld vóór zijn redder. Staat daar een tegenstander met de rug naar hem toe, dan neemt hij die ook nog gevangen.',
      goal: 'Laat je maat zelf een gevangene nemen.',
      done: 'Twee gevangenen in één beurt. Had die ook nog een maat vastgehouden, dan was het zo doorgegaan.',
    },
    seven: {
      title: 'De zevende gevangene',
      task: 'Zijn er zeven piraten gevangen, van beide kleuren samen, dan is het spel uit: wie er de meeste heeft, wint. Het staat drie tegen drie.',
      goal: 'Neem de zevende gevangene.',
      done: 'Vier tegen drie: jij wint!',
    },
    block: {
      title: 'Of laat geen uitweg',
      task: 'Het kan ook sneller. Wie geen enkele worp kan spelen, verliest meteen, en piraten in de sloep helpen dan niet. Bart heeft één piraat aan boord, op S1.',
      goal: 'Sluit hem in met je 2.',
      done: 'Beide wegen zijn dicht, en geen van jouw piraten keert hem de rug toe. Blokkeren is vaak beter dan vangen. Dat is het hele spel!',
    },
  },
  misses: {
    elsewhere: 'Een mooie wandeling, maar niet naar D6. Via D4 kun je links en rechts van de mast uitkomen.',
    'no-captive':
      'Er is niemand gevangen. Zoek de piraat bij wie je in precies twee stappen het schild bereikt.',
    'not-from-hatch': 'Deze piraat begon niet op een luik, dus komt er niemand aan boord.',
    'still-captive': 'Je maat wordt nog bewaakt. Wie staat er vlak achter de bewaker?',
    'no-prey': 'Hij is vrij, maar kijk: de piraat op D9 stond met zijn rug naar hem toe.',
    'not-seven': 'Nog steeds zes gevangenen. Welke piraat kun je met één stap van achteren pakken?',
    'not-blocked': 'Bart kan nog weg. Beide velden naast S1 moeten van jou zijn.',
  },
  sections: {
    goal: {
      title: 'Het doel',
      text: [
        'Besluip de anderen en neem ze gevangen. *Zodra er zeven piraten gevangen zijn, van beide kleuren samen, wint wie er de meeste vasthoudt.* En wie helemaal ingesloten is, verliest al eerder.',
        'Quedah Merchant is voor twee spelers, duurt 15 tot 30 minuten en heeft een dobbelsteen met 1, 2 en 3.',
      ],
    },
    setup: {
      title: 'Voorbereiding',
      text: [
        'Ieder heeft zeven piraten. Om de beurt zetten jullie er één op een vrij *luik* (een vierkant startveld, S1 tot S6), met zijn rug naar de ladder. De andere zes wachten in de sloep: dat is je *voorraad*.',
        'Het lot wijst aan wie het eerst zet; die speler heeft ook de eerste beurt.',
      ],
    },
    turn: {
      title: 'Je beurt',
      text: ['De dobbelsteen wordt voor je gegooid. Daarna:'],
      points: [
        '*Loop* met een van je piraten precies zover als de dobbelsteen zegt. Met gevangenen kun je niet lopen.',
        'Begon hij op een luik? Dan *zet* je een piraat uit je voorraad op een vrij luik, eventueel het luik dat je net verliet. Dat moet, zolang je er een hebt en er een luik vrij is; anders komt er niemand aan boord.',
      ],
    },
    moving: {
      title: 'Lopen',
      text: [
        'Een piraat gaat van veld naar veld, maar nooit naar het veld waar zijn *rug* (het donkere schild) heen wijst. Na elke stap wijst zijn rug naar het veld waar hij net vandaan kwam. Vanaf een luik is er maar één weg verder, behalve voor wie net is ingezet: die heeft ze allebei.',
        'Je loopt altijd het volle aantal. Alle velden onderweg moeten vrij zijn; alleen op het laatste mag iemand staan, als je hem mag pakken. Kun je van meer kanten aankomen, kies dan goed: daar komt je rug.',
        'Een worp die je kunt spelen, moet je spelen. Kan geen van je piraten dat, dan is je beurt voorbij.',
      ],
    },
    capturing: {
      title: 'Gevangenen',
      text: [
        'Kom je met je *laatste stap* *van achteren* op het veld van een eenzame tegenstander, dus van de kant waar zijn rug heen wijst, dan wordt hij je gevangene. Je piraat staat boven op hem en neemt hem voortaan mee.',
        'Meer dan één gevangene kan een piraat niet vasthouden: hij neemt er geen meer en bevrijdt niemand. Je hoeft niemand te pakken als je ook ergens anders heen kunt. Wie op een luik met zijn rug naar de ladder staat, is veilig.',
      ],
    },
    special: {
      title: 'Maten bevrijden',
      text: [
        'Een tegenstander die een van jouw piraten vasthoudt, pak je net als elke andere van achteren, met een piraat die zelf geen gevangene heeft. De bewaker wordt jouw gevangene en *je maat is vrij*. Hij vertrekt meteen naar een veld vóór zijn redder: op het dek zijn dat er twee, op een luik één.',
      ],
      points: [
        'Is dat veld vrij, dan staat hij daar met zijn rug naar de redder.',
        'Staat daar een tegenstander met de rug naar de redder, dan pakt je maat die ook. Was dat weer een bewaker, dan is de volgende maat vrij, enzovoort.',
        'Staat daar een van jouw piraten, of een tegenstander wiens rug een andere kant op wijst, dan is het veld dicht.',
        'Is alles dicht, dan zet je tegenstander hem op een vrij luik; is er geen vrij, dan gaat hij terug naar je sloep.',
      ],
    },
    end: {
      title: 'Het einde',
      text: [
        'Met de *zevende gevangene* is het spel meteen uit, en wie er de meeste vasthoudt, wint.',
        'Begint je beurt en zou je zelfs een 1 niet kunnen spelen, dan ben je *geblokkeerd* en heb je verloren, hoeveel er ook in je sloep zitten.',
        'Na 200 beurten op rij zonder gevangene, bevrijding of nieuwe piraat is het *remise*.',
      ],
    },
    options: {
      title: 'Opties van de tafel',
      text: [],
      rows: [
        ['Startspeler', 'Door loting, of altijd de eerste plaats. Bij een revanche begint de ander.'],
        [
          'Een worp die niet gespeeld kan worden',
          'Kost je de beurt. Of, voor korte en spannende partijen: je verliest het spel.',
        ],
        ['Stille beurten', 'Na hoeveel het remise is. Bij 0 pas na 20.000 beurten.'],
      ],
    },
    reference: {
      title: 'In het kort',
      text: [],
      rows: [
        ['Beurt', 'Gooien; precies zover lopen; liep hij van een luik weg, dan een nieuwe inzetten.'],
        ['Nooit', 'Achteruit, door anderen heen, op je eigen piraten.'],
        ['Gevangene', 'Laatste stap van achteren. Ieder hoogstens één.'],
        ['Bevrijden', 'Pak de bewaker van achteren; je maat vertrekt vooruit.'],
        [
          'Gewonnen',
          'Er zijn er zeven gevangen en jij hebt er de meeste; of je tegenstander is geblokkeerd.',
        ],
        ['Remise', '200 stille beurten.'],
      ],
    },
  },
  figures: {
    start: 'Ieder heeft één piraat op het dek. Anne gooide een 3.',
    roll: 'Met een 2 kan Annes piraat van D3 naar S1 of S3 (over D2), of naar D5 of D6 (over D4).',
    behind:
      'In twee stappen komt Anne van achteren op D5. Op D6 mag ze niet komen: die piraat staat met zijn rug naar D8.',
    captive:
      'Hetzelfde na de wandeling: Annes piraat staat boven op zijn gevangene en draagt een slot met de letter van Bart.',
    freeing:
      'Anne heeft de bewaker op D5 gepakt, en haar maat is vrij. Hij kan naar D7, of naar D9, waar hij nog een gevangene neemt.',
    blocked:
      'Barts enige piraat kan geen kant op, en de zes in zijn sloep kunnen niet aan boord: hij heeft verloren.',
  },
};
