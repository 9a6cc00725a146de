import type { SpanishMainLearning } from './words.ts';

export const words: SpanishMainLearning = {
  steps: {
    sail: {
      title: 'Open zee',
      task: 'Je bent Anne, in het rood. Vakken zijn er niet: de Windjammer draait haar boeg hoogstens 90° en vaart dan een heel *stuk* rechtuit, kort (S) of lang (L). Vaart ze ergens tegenaan, dan stopt ze. Sleep het schaduwschip, of draai aan de koers.',
      goal: 'Vaar het lange stuk, zodat haar boeg de Walvis raakt.',
      done: 'Haar boeg raakt de kust, dus ze ligt aan. Je merkteken laat zien dat je vloot op dit eiland is geweest.',
    },
    explore: {
      title: 'Eén actie per schip',
      task: 'In je beurt mag elk schip van je *één* ding doen: varen, verkennen, schieten of repareren. De Windjammer ligt bij de Walvis, waar drie fiches gedekt liggen.',
      goal: 'Laat de Windjammer de Walvis verkennen.',
      done: 'Alleen jij mag zien wat er ligt.',
    },
    take: {
      title: 'Goud in het ruim',
      task: 'Je ziet alle drie de munten en neemt er *één*; de andere blijven gedekt liggen. Elke munt vult één plaats in het ruim, wat ze ook waard is, en de Windjammer heeft er drie.',
      goal: 'Neem de munt die het meest waard is.',
      done: 'Alleen jij weet wat ze vervoert. Voor de volgende munt moet ze opnieuw verkennen.',
    },
    fire: {
      title: 'De volle laag',
      task: 'Elke mast die staat, heeft een kanon. *2L* betekent: reikt zo ver als het lange stuk, en is raak als je *meer dan 2* gooit. Mast 1 en mast 3 hebben maar een 3S. Eilanden, andere schepen en je eigen masten kunnen in de weg zitten.',
      goal: 'Vuur op El Picador met het kanon dat het makkelijkst raakt.',
      done: 'Een 4 is meer dan 2: raak! Elke treffer kost een mast, en Bart kiest welke.',
    },
    mast: {
      title: 'Onder vuur',
      task: 'Bart schiet terug, en raak. Nu kies jij welke mast overboord gaat; het kanon gaat mee.',
      goal: 'Houd je beste kanon.',
      done: 'De 2L staat er nog. Thuis kan een schip met elke actie één mast repareren.',
    },
    ram: {
      title: 'Rammen',
      task: 'Je boeg ligt in de flank van El Picador. Je mag haar rammen: gooi je meer dan het aantal *masten dat bij haar nog staat*, dan verliest ze er een. Eén mast is alles wat ze heeft.',
      goal: 'Ram El Picador.',
      done: 'Een 4 is meer dan één mast. Nu heeft ze er geen meer en is ze een wrak: ze kan niet varen en niet schieten.',
    },
    board: {
      title: 'Over de reling',
      task: 'Na een ramstoot mag een van de twee schepen enteren. Beide gooien een dobbelsteen en tellen hun masten erbij op: jij hebt er drie, Bart geen. Het hoogste totaal wint.',
      goal: 'Enter El Picador.',
      done: 'Zelfs met allebei een 1 is het 4 tegen 1 voor jou.',
    },
    prize: {
      title: 'Voor de winnaar',
      task: 'Wie het entergevecht wint, neemt zonder te kijken een munt uit het ruim van de ander, of schakelt een bemanningslid uit. Voor een munt moet je plaats hebben in je ruim.',
      goal: 'Neem de munt.',
      done: 'Drie goud die Bart bijna thuis had.',
    },
    tow: {
      title: 'Een schip voor niets',
      task: 'El Picador drijft rond zonder masten, en jouw schip raakt *haar boeg*. Je mag haar op sleeptouw nemen: met alles aan boord hoort ze bij jouw vloot, en thuis kun je haar repareren. Met een sleep vaar je alleen een kort stuk.',
      goal: 'Neem El Picador op sleeptouw.',
      done: 'Een schip erbij voor jou, een minder voor Bart. Een treffer had haar tot zinken gebracht.',
    },
    home: {
      title: 'Thuis',
      task: 'Goud telt alleen op je thuiseiland; daar wordt het gelost zodra een schip aanlegt. Er is 24 goud in het spel. Je hebt er 12 thuis, precies de helft, en de Windjammer brengt er 2: *meer* dan de helft wint meteen.',
      goal: 'Leg aan bij je thuiseiland, de Schildpad.',
      done: 'Veertien van de 24: je wint! Nu kun je varen, verkennen, schieten, rammen en slepen. Dat is bijna het hele spel; de rest staat op de kaarten van schepen en bemanning.',
    },
  },
  misses: {
    'not-docked':
      'Ze ligt niet bij de Walvis. Met een lang stuk op een koers van ongeveer 155° komt ze er wel; het korte is te kort.',
    'no-exploring': 'Dat was iets anders. Verkennen is een actie van het schip dat is aangelegd.',
    'small-coin': 'Die vult net zo goed een plaats, en een betere blijft liggen.',
    'no-shot': 'Er is geen schot gelost, en El Picador ligt zo dichtbij.',
    'worse-cannon': 'Een 3 is pas raak bij 4 of meer. De middelste mast raakt al bij 3.',
    'best-cannon': 'Dat was de 2L, je beste. Een van de andere had je minder gemist.',
    'no-ram': 'Bart is er blij om. Vijf van de zes worpen hadden hem zijn laatste mast gekost.',
    'no-boarding': 'Jij hebt drie masten en Bart geen: dat gevecht kun je niet verliezen.',
    'no-gold': 'Jammer voor hem, maar goud levert het niet op.',
    'no-tow': 'Nu kan Bart haar zelf naar huis slepen.',
    'not-home': 'Het goud is nog aan boord. Met een lang stuk op een koers van ongeveer 320° komt ze thuis.',
  },
  sections: {
    goal: {
      title: 'Het doel',
      text: [
        'Vaar met je vloot over een open zee zonder vakken, haal goud van wilde eilanden en breng het naar je *thuiseiland*. Onderweg kunnen anderen op je schieten, je rammen, enteren en wegslepen, en jij hen.',
        'Met twee spelers win je zodra *meer dan de helft van al het goud* op je thuiseiland ligt. Met drie tot vijf spelers gaat het door tot de laatste schat thuis is, en wint de rijkste. Een spel duurt 45 tot 90 minuten.',
      ],
    },
    setup: {
      title: 'Het begin',
      text: [
        'Iedereen brengt een *vloot* mee: schepen en bemanning voor hoogstens 30 punten. Met twee spelers zijn er zes eilanden. Wie het laatste neerlegde, wijst het thuiseiland van de ander aan, en die legt er zijn schepen aan; daarna is het andersom. Met meer spelers kiest iedereen zelf.',
        'Iedereen brengt zes munten in, samen 12 goud waard. Ze worden geschud, en op elk *wild eiland* komen er drie, gedekt. Schepen liggen open op tafel; bemanning blijft gedekt tot ze iets doet.',
      ],
    },
    turn: {
      title: 'Een beurt',
      text: [
        'In je beurt mag je *elk van je schepen één actie* geven, in elke volgorde. Alles wat eruit volgt, wordt afgehandeld voor de volgende actie.',
      ],
      points: [
        '*Varen*, of overstag gaan.',
        '*Verkennen*: het wilde eiland waar het schip is aangelegd. Je bekijkt alle fiches en neemt *één munt* aan boord, als er plaats is. De andere blijven gedekt liggen.',
        '*Doorzoeken*: een eigen schip dat ze raakt, om bemanning en munten over en weer te verplaatsen; of een wrak van een ander, om eruit te halen wat past.',
        '*Schieten* met elk kanon dat een doel heeft.',
        '*Repareren*: één mast, als het schip thuis is aangelegd.',
        'Gratis, tussen de acties: bemanning aan land zetten of aan boord nemen waar een schip is aangelegd, bemanning onthullen, een sleep loslaten, vaardigheden gebruiken.',
      ],
    },
    moving: {
      title: 'Varen en aanleggen',
      text: [
        'Op de kaart staat welke *stukken* een schip met één actie vaart: S is kort, L is lang, S + L van elk één, in elke volgorde. Voor elk stuk kies je een koers, hoogstens 90° naast de huidige; het schip draait om de punt van haar boeg en vaart dan het hele stuk. Tussen twee stukken mag ze stoppen.',
        'Wat ze tegenkomt, houdt haar tegen: een eiland, een schip, de rand van de zee. Daarmee is het varen voorbij. Wie van een kust of van de rand vertrekt, mag elke koers kiezen. In plaats van te varen mag een schip *overstag gaan*: op de plaats draaien naar elke koers.',
        'Een schip is *aangelegd* als haar boeg een eiland raakt; bij het thuiseiland van een ander kan dat nooit. De eerste keer bij een wild eiland laat je vloot er een *merkteken* achter. Voortaan mogen je schepen dat eiland meteen verkennen als ze er aanleggen. Thuis wordt alles meteen gelost.',
      ],
    },
    capturing: {
      title: 'Schieten, rammen, enteren',
      text: [
        '*Schieten*: elke mast die staat heeft één kanon, bijvoorbeeld 3L: rang 3, bereik L. Het bereik wordt gemeten van de mast tot het dichtstbijzijnde punt van het doel. Een eiland of een ander schip in de vuurlijn zit in de weg, en een andere mast van jezelf ook. Het schot is raak als je *meer dan de rang* gooit; een 1 is altijd mis. Wie geraakt wordt, kiest een mast die verloren gaat. Op een schip dat bij haar eigen thuiseiland ligt, mag niet geschoten worden.',
        '*Rammen*: na het varen mag je schip een vijand rammen die het met de boeg raakt, achter de voorste mast. Gooi je meer dan het aantal masten dat daar staat, dan gaat er een verloren. Zolang de twee elkaar raken en de vijand een mast heeft, zit je schip *vast* en kan het niet weg.',
        '*Enteren*: na het rammen mag elk van beide een entergevecht aangaan, de rammer het eerst. Worp plus masten; het hoogste totaal schakelt een bemanningslid van de ander uit of neemt een munt. Bij een gelijke stand gebeurt er niets.',
      ],
      points: [
        'Een schip zonder masten is een *wrak*: het kan niet varen en niet schieten, alleen verkennen, doorzoeken en repareren.',
        '*Een treffer brengt een wrak tot zinken*, met man en muis. Met twee spelers wordt het goud aan boord gelijk verdeeld, en blijft er een goudstuk over, dan is dat voor wie het schip tot zinken bracht; met meer spelers is het verloren.',
        '*Slepen*: wie na het varen de boeg van een wrak raakt, mag het op sleeptouw nemen. Het hoort dan bij die vloot, met alles aan boord. Een schip met een sleep vaart één S, en legt samen met haar sleep aan.',
      ],
    },
    special: {
      title: 'Bemanning en schatten',
      text: [
        'Elk bemanningslid vult een plaats in het ruim en werkt alleen aan boord, op schepen van hetzelfde land. De bemanning van een schip mag samen niet meer punten kosten dan het schip. Twee die bij elkaar horen, maken plaats voor één extra. Schepen en bemanning met een naam hebben eigen *vaardigheden*; de tafel legt ze uit. Dezelfde vaardigheid telt geen twee keer.',
        'Als de gastheer het wil, zijn sommige schatten *uniek*. Ze nemen geen plaats in en werken zodra ze gevonden zijn.',
      ],
      rows: [
        ['Kapitein', 'Het schip mag na het varen nog schieten.'],
        ['Stuurman', 'Een S extra bij elke keer varen.'],
        ['Ontdekker', 'Het schip mag verkennen zodra het aanlegt, merkteken of niet.'],
        ['Kanonnier', 'Vuurt eens per beurt een kanon dat miste nog een keer af.'],
        ['Musketier', 'Een kanon extra, 3S, vanaf een mast naar keuze.'],
        ['Scheepstimmerman', 'Het schip mag overal repareren.'],
        ['Roeier', 'Als wrak roeit het schip één S. Neemt geen plaats in.'],
        ['Zeekaarten', 'Bekijk eens per beurt een gedekte munt of bemanning op een schip.'],
        ['Schutterskaart', 'Bekijk eens per beurt een fiche op een eiland.'],
        ['Vervalste papieren', 'Het schip heeft een Ontdekker.'],
        ['Zelfgemaakte vlag', 'Vijandelijke kanonnen reiken maar tot S.'],
        ['Rum', 'Het schip rust een beurt uit. Thuis 6 waard, min het aantal bemanningsleden aan boord.'],
        [
          'Pest',
          'Doodt alle bemanning aan boord. Het schip kan niet aanleggen tot de pest overgaat op een schip dat het raakt.',
        ],
      ],
    },
    end: {
      title: 'Het einde',
      text: [
        'Met *twee spelers* is het spel uit zodra iemand meer dan de helft van al het goud thuis heeft: 13 van de 24. Het eindigt ook als een speler aan een beurt begint zonder schip dat nog iets kan, als er geen goud meer te winnen is, of als er in 40 beurten niets gebeurd is. Dan wint wie het meeste goud thuis heeft.',
        'Met *drie tot vijf spelers* krijgt het schip dat de laatste fiche van de wilde eilanden haalt het eindteken. Het spel eindigt als die fiche thuis wordt gelost, als ze zinkt, of als er nog maar één vloot vaart; met vier of vijf ook als de helft van de spelers geen schip meer heeft. Munten thuis blijven tot dan geheim. Iedereen telt het goud thuis en aan boord.',
      ],
    },
    options: {
      title: 'Opties van de tafel',
      text: [],
      rows: [
        [
          'Punten voor een vloot',
          '20, 30 of 40. Met twee spelers horen bij 20 vier eilanden en ieder 3 munten, bij 40 acht eilanden en ieder 9 munten.',
        ],
        [
          'Vloten',
          'Kant-en-klaar (30 punten), samengesteld uit gedeelde kaarten, vrij samengesteld, of door het lot.',
        ],
        ['Eilanden', 'Volgens een kaart, of om de beurt neergelegd, minstens twee L uit elkaar.'],
        ['Munten', 'De gewone (4, 3, 2, 1, 1, 1), een van enkele sets, of vrij, als de som klopt.'],
        ['Unieke schatten', 'Geen, of voor iedereen één, door het lot of naar keuze.'],
        ['Promotiekaarten', 'Doen niet mee, of wel.'],
      ],
    },
    reference: {
      title: 'In één oogopslag',
      text: [],
      rows: [
        ['Actie', 'Eén per schip: varen, verkennen, doorzoeken, schieten of repareren.'],
        ['Varen', 'Elk stuk één keer: hoogstens 90° draaien, dan het hele stuk varen.'],
        [
          'Eiland',
          'Eerste keer: merkteken, verkennen in de volgende beurt. Later: meteen. Telkens één munt.',
        ],
        ['Kanon', 'Binnen bereik, niets in de weg, worp hoger dan de rang.'],
        ['Rammen', 'Boeg tegen haar achterschip, worp hoger dan haar masten; dan enteren: worp + masten.'],
        [
          'Wrak',
          'Geen masten. Breng het met een treffer tot zinken, doorzoek het, of sleep het weg bij de boeg.',
        ],
        ['Thuis', 'Lossen, repareren, veilig voor kanonnen. Meer dan de helft van het goud wint.'],
      ],
    },
  },
  figures: {
    start: 'Twee vloten liggen bij hun thuiseiland. Op elk wild eiland liggen drie gedekte fiches.',
    bars: 'De Windjammer draait en vaart een lang stuk. Het schaduwschip toont waar ze terechtkomt.',
    dock: 'De boeg raakt de kust: aangelegd. Het vlaggetje op de Walvis is het merkteken van Anne.',
    fire: 'Het middelste kanon van de Windjammer, een 2L, is op El Picador gericht en raakt bij 3 of meer.',
    ram: 'De boeg van de Windjammer in de flank van El Picador: ze mag rammen, en zit daar vast.',
    tow: 'El Picador heeft geen masten meer. Wie haar boeg raakt, mag haar op sleeptouw nemen.',
    end: 'Op het thuiseiland van Anne ligt 14 van de 24 goud: meer dan de helft.',
  },
};
