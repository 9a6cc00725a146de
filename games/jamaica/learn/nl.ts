import type { JamaicaLearning } from './words.ts';

export const words: JamaicaLearning = {
  steps: {
    dice: {
      title: 'Ochtend en avond',
      task: 'Je bent Anne, in het rood, en deze ronde kapitein. Je gooide 2 en 5: de ene dobbelsteen is voor de ochtend, de andere voor de avond, en dat geldt voor iedereen. Een van je kaarten laadt ’s ochtends goud en zeilt ’s avonds.',
      goal: 'Geef de ochtend de 5: veel laden en weinig zeilen.',
      done: 'Ochtend 5, avond 2. Nu kiest iedereen in het geheim een kaart.',
    },
    card: {
      title: 'Elke ronde één kaart',
      task: 'Een kaart heeft twee helften: het bovenste symbool doe je met de ochtendsteen, het onderste met de avondsteen. Bart en Carlos hebben hun kaart al gedekt neergelegd.',
      goal: 'Speel de kaart die eerst goud laadt en dan vooruit zeilt.',
      done: 'Vijf goud in één ruim, twee vakken vooruit, en 3 proviand betaald voor het vak.',
    },
    lair: {
      title: 'Splitsingen en roversnesten',
      task: 'Je zeilt precies 4 vakken. Na A6 splitst de route zich: buitenom is langer, maar daar liggen roversnesten. Daar stoppen kost niets, en het eerste schip vindt er een schat.',
      goal: 'Stop in een roversnest.',
      done: 'Morgans kaart! Vanaf nu heb je vier kaarten in de hand in plaats van drie.',
    },
    pay: {
      title: 'Liggeld',
      task: 'Waar je stopt, betaal je: goud in havens (vierkant), proviand op zee (rond). Je moet 2 proviand betalen en hebt die in twee ruimen. In een ruim past maar één lading, dus een leeg ruim is kostbaar.',
      goal: 'Betaal zo dat er een ruim leeg raakt.',
      done: 'Er is weer een ruim leeg: plaats voor de volgende lading.',
    },
    clear: {
      title: 'Volle ruimen',
      task: 'Er moeten zes goud aan boord, maar er is geen ruim leeg. Laden is verplicht: maak een ruim met iets anders leeg. Alles wat erin zit, gaat overboord.',
      goal: 'Maak het ruim leeg waarmee je het minst verliest.',
      done: 'Eén kruit voor zes goud: een koopje.',
    },
    battle: {
      title: 'De volle laag',
      task: 'Je stopt naast Bart, dus er wordt gevochten. Eerst zeg je hoeveel kruit je inzet, dan wordt er gegooid; samen is dat je vuurkracht. Bart heeft geen kruit en alleen zijn worp. Reken op een lage worp.',
      goal: 'Win het gevecht: zet kruit in.',
      done: 'Gewonnen. Ingezet kruit ben je kwijt, of het nodig was of niet.',
    },
    spoils: {
      title: 'Buit',
      task: 'De winnaar neemt de hele inhoud van één ruim, of een schat, of geeft een vervloekte schat weg. Aan het eind is elk goud een punt waard; proviand en kruit zijn niets waard.',
      goal: 'Neem het goud van Bart.',
      done: 'Vijf punten wisselen van eigenaar. Pas daarna betaal je voor het vak.',
    },
    retreat: {
      title: 'Te weinig proviand',
      task: 'Je stopte op C1 en kon niet betalen: je bent al je proviand kwijt en wijkt terug naar het dichtstbijzijnde vak dat je wel kunt betalen. Er lopen twee routes terug, dus je kiest.',
      goal: 'Wijk terug naar waar een schat ligt.',
      done: 'Terugwijken naar een roversnest is geen pech: sommigen doen het met opzet.',
    },
    home: {
      title: 'Thuis',
      task: 'Port Royal ligt vier vakken verder. Als het eerste schip thuis is, is deze ronde de laatste: thuis telt 15, een vak voorbij de rode lijn wat erbij staat, elk ander vak −5.',
      goal: 'Bereik Port Royal.',
      done: '15 voor je thuiskomst, je goud, je schatten: je wint! Maar wie het eerst thuis is, is niet altijd de rijkste. Dat is het hele spel.',
    },
  },
  misses: {
    'little-gold': 'Met een 2 in de ochtend laad je maar twee goud, en daarna zeil je vijf vakken.',
    'other-card': 'Die kaart doet iets anders. Zoek een munt boven en een schip dat vooruit zeilt onder.',
    'no-lair': 'Dat is open zee en kost 3 proviand. Het roversnest ligt aan de buitenroute.',
    'both-holds': 'Nu blijft in beide ruimen wat liggen. Neem eerst uit het ruim waarin er maar één ligt.',
    'dear-hold': 'Dat was meer waard. In welk ruim ligt er maar één?',
    'no-victory': 'Gelijkspel levert niets op. Eén kruit meer dan de ander is genoeg.',
    'no-gold': 'Dat telt aan het eind niet mee. Het goud wel.',
    'no-treasure': 'Daar betaal je 3 goud en vind je niets. Aan de andere route ligt een roversnest.',
    'not-home': 'Je schip is niet thuis. In de ochtend heb je een 4: precies genoeg.',
  },
  sections: {
    goal: {
      title: 'Het doel',
      text: [
        'Zeil één keer om het eiland, van Port Royal naar Port Royal, en wees *de rijkste* als het eerste schip thuis is. Punten krijg je voor de plaats van je schip, voor het goud aan boord en voor schatten.',
        'Jamaica is voor twee tot zes spelers en duurt 30 tot 60 minuten. Met zijn tweeën vaart er een spookschip mee.',
      ],
    },
    setup: {
      title: 'Het begin',
      text: [
        'Alle schepen beginnen in Port Royal. Elk schip heeft *vijf ruimen*; in één daarvan ligt 3 proviand en in een ander 3 goud.',
        'Iedereen heeft dezelfde elf actiekaarten, geschud, en trekt er *drie*. In elk van de negen roversnesten ligt een schat. Eén speler is kapitein en heeft het kompas.',
      ],
    },
    turn: {
      title: 'Een ronde',
      text: ['Er worden rondes gespeeld tot er iemand thuis is. Elke ronde gaat zo:'],
      points: [
        'De *kapitein* gooit twee dobbelstenen en zegt welke voor de ochtend is en welke voor de avond. Beide gelden voor iedereen.',
        'Iedereen *kiest in het geheim een kaart*.',
        'De kapitein draait zijn kaart als eerste om, daarna de anderen met de klok mee: het *bovenste symbool* met de ochtendsteen, dan het *onderste symbool* met de avondsteen.',
        'Een *goed* (goud, proviand, kruit): laad zoveel als de dobbelsteen aangeeft, alles in één leeg ruim. Is er geen leeg, maak er dan een leeg waarin iets anders ligt; ligt overal hetzelfde goed, dan laad je niets.',
        'Een *schip*: zeil precies zoveel vakken vooruit of achteruit.',
        'Aan het eind vult iedereen aan tot drie kaarten; wiens trekstapel leeg is, schudt zijn aflegstapel. Het kompas gaat naar links.',
      ],
    },
    moving: {
      title: 'Zeilen en betalen',
      text: [
        'Alleen het vak waar je stopt, telt. In een *haven* (vierkant) betaal je de prijs in goud, op *zee* (rond) in proviand; roversnesten en Port Royal kosten niets. Je betaalt uit welke ruimen je wilt, maar wie kan betalen, moet betalen.',
        'Waar de route zich splitst, en waar routes op de terugweg samenkomen, kies je zelf. Buitenom is het langer en liggen roversnesten, binnendoor is het kort en duur.',
        '*Te weinig?* Dan verlies je alles wat je van het gevraagde hebt en wijk je terug naar het dichtstbijzijnde vak dat je kunt betalen. Daar kom je gewoon aan: gevecht, prijs, schat. Waar routes samenkomen, kies je langs welke je terugwijkt.',
      ],
    },
    capturing: {
      title: 'Gevechten',
      text: [
        'Wie stopt waar een ander schip ligt, moet het aanvallen, nog voor het betalen; bij meer schepen één daarvan. In Port Royal heerst vrede.',
      ],
      points: [
        'De aanvaller zegt hoeveel *kruit* hij inzet en gooit de gevechtssteen: 2, 4, 6, 8, 10 of een ster. Kruit en worp samen zijn de *vuurkracht*.',
        'Een *ster* wint meteen. Anders doet de verdediger hetzelfde, in de wetenschap wat er te verslaan is.',
        'De hoogste vuurkracht wint; bij gelijke vuurkracht gebeurt er niets. Ingezet kruit is in elk geval weg.',
        'De winnaar, wie het ook is, neemt *één* ding: de inhoud van een ruim, of een schat (een gedekte zonder eerst te kijken), of geeft een vervloekte schat weg. Of niets.',
        'Daarna betaalt de aanvaller voor het vak, gewonnen of niet.',
      ],
    },
    special: {
      title: 'Schatten en het spookschip',
      text: [
        'Het eerste schip dat in een roversnest stopt, vindt de schat. *Krachten* liggen open en werken meteen; *rijkdommen* (+3 tot +7) en *vervloekte* schatten (−2 tot −4) liggen gedekt tot het eind. Na een gevecht kan elke schat worden gestolen.',
        'Met twee spelers vaart ook het zwarte *spookschip* mee, met goud in zijn ruimen en Lady Beth voorgoed aan boord. Na beide beurten verzet de kapitein het twee keer, met de ochtendsteen en met de avondsteen: achteruit als het alleen aan kop ligt, vooruit als het alleen achteraan ligt, en anders zoals de kapitein wil. Het betaalt niets en vecht met wie het treft; de speler die niet meevecht, gooit en kiest ervoor.',
      ],
      rows: [
        ['Morgans kaart', 'Je hebt vier kaarten in de hand.'],
        ['Sarans sabel', 'Eén keer per gevecht laat je een worp, van jou of van de ander, opnieuw gooien.'],
        ['Lady Beth', 'Je vuurkracht is 2 hoger.'],
        ['Zesde ruim', 'Je hebt een ruim meer; wie de kaart neemt, krijgt wat erin ligt.'],
      ],
    },
    end: {
      title: 'Het einde',
      text: [
        'Een schip dat het eiland rond is en *Port Royal* bereikt, stopt daar; de worp hoeft niet precies te kloppen. Wie in deze ronde nog niet aan de beurt was, speelt nog, en dan is het spel afgelopen.',
        'Tel op: het *vak* (15 in Port Royal, 2 tot 10 voorbij de rode lijn, −5 overal elders), *1 voor elk goud* aan boord, en alle *schatten*. De meeste punten winnen; bij gelijke stand het schip dat het verst voor ligt.',
      ],
    },
    options: {
      title: 'Opties van de tafel',
      text: [],
      rows: [
        [
          'Bank',
          'Raakt nooit leeg. Of er zijn alleen de fiches uit de doos: 80 goud, 45 proviand, 45 kruit.',
        ],
        ['Een gestolen gedekte schat', 'Wijst de dief aan, of wordt geloot.'],
        ['Aflegstapels', 'Helemaal in te zien, of alleen de bovenste kaart.'],
        ['Eerste kapitein', 'Door loting, of een bepaalde plaats.'],
      ],
    },
    reference: {
      title: 'In één oogopslag',
      text: [],
      rows: [
        ['Ronde', 'Dobbelstenen; kaarten; beurten vanaf de kapitein; trekken; kompas naar links.'],
        ['Laden', 'Alles in één leeg ruim; is er geen, maak er een met een ander goed leeg.'],
        ['Stoppen', 'Gevecht, dan schat of prijs; te weinig: kwijt en terugwijken.'],
        ['Vuurkracht', 'Kruit + worp (+2 Lady Beth). Een ster wint.'],
        ['Buit', 'Een ruim, een schat, of een vloek weggeven.'],
        ['Punten', 'Vak + goud + schatten.'],
      ],
    },
  },
  figures: {
    start: 'Drie schepen in Port Royal, elk met 3 proviand en 3 goud.',
    dice: 'De tweede ronde: de ochtendsteen toont 5, de avondsteen 2.',
    fork: 'Met een 4 kan het schip van Anne stoppen in roversnest B3, of binnendoor op C1.',
    shortage:
      'Anne kan C1 niet betalen. Ze wijkt terug naar roversnest B5, of langs de andere route naar A5, dat ze kan betalen.',
    battle:
      'Anne heeft 2 kruit ingezet en een 8 gegooid: vuurkracht 10. Bart mag tot 3 kruit inzetten voor hij gooit.',
    scores: 'Anne is het eerst thuis, maar Bart is rijker: 8 + 12 + 7 − 4 = 23.',
  },
};
