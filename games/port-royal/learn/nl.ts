import type { PortRoyalWords } from './words.ts';

export const words: PortRoyalWords = {
  steps: {
    win: {
      title: 'De hoogste kaart',
      task: 'Jij bent Anne, in het rood. Elke slag gaat om één buitkaart: de pion staat op rum 10. Bart kwam uit met groen 3, Carlos speelde groen 4. Zonder troef wint de hoogste kaart van de gevraagde kleur.',
      goal: 'Win de slag.',
      done: 'Rum 10 is voor jou en gaat meteen op je rumschip.',
    },
    trump: {
      title: 'Een kleine troef',
      task: 'Rood is troef: elke rode kaart verslaat alle andere kleuren. Je hoeft geen kleur te bekennen, maar troef mag je alleen spelen als je de gevraagde kleur niet hebt, zoals nu.',
      goal: 'Win tabak 9.',
      done: 'De rode 2 verslaat ze allemaal. Een fiche laat nu iedereen zien dat je geen groen hebt.',
    },
    pirate: {
      title: 'Piraten!',
      task: 'Carlos troeft in met rood 2. Een piraat mag altijd, en dan telt in deze slag geen enkele kleur: het hoogste getal wint, en bij gelijke getallen het laatst gespeelde.',
      goal: 'Win toch beschuit 8.',
      done: 'Vijf tegen vijf, en de jouwe kwam het laatst. De troef was niet meer dan een 2.',
    },
    stake: {
      title: 'Let op de lading',
      task: 'Jij komt uit, dus kies jij de buit. Goederen gaan op het schip van hun soort, en een schip dat aan het eind te zwaar is, zinkt met alles erop. Elk van jouw schepen draagt 24 ton.',
      goal: 'Zet een kaart op het spel die nog op haar schip past.',
      done: '20 en 4 is 24: precies vol blijft drijven. De rest gunnen de anderen je maar al te graag.',
    },
    load: {
      title: 'Ballast lossen',
      task: 'Je hebt −5 gewonnen, een grijze extra. Extra’s gaan op een schip naar keuze. Deze maakt een schip 5 ton lichter, maar ook 5 minder waard. Je rumschip draagt 28 van 24.',
      goal: 'Leg hem waar hij een schip redt.',
      done: '23 van 24: al die rum drijft weer.',
    },
    bid: {
      title: 'De veiling',
      task: 'Elke ronde koopt iemand drie voorrechten: twee kaarten ruilen, troef kiezen, aanwijzen wie uitkomt. Je biedt tonnen toekomstige buit; bod en schuld samen zijn hoogstens 19. Jouw schuld is 12.',
      goal: 'Bied meer dan de 3 van Bart.',
      done: 'Er wordt nog niets betaald: het zwarte blokje toont wat je schuld wordt.',
    },
    exchange: {
      title: 'Twee kaarten weg',
      task: 'Bart past, dus de voorrechten zijn voor jou. Je nam de twee open kaarten en legt er twee gedekt weg. Een kleur niet hebben is gunstig: dan mag je erop troeven.',
      goal: 'Doe je blauwe kaarten weg.',
      done: 'Geen blauw meer. Wie nu met blauw uitkomt, krijgt met je troeven te maken.',
    },
    name: {
      title: 'Troef kiezen',
      task: 'Nu kies je de troefkleur van de ronde. Met een lange, sterke kleur win je de meeste slagen.',
      goal: 'Kies de kleur waarvan je de meeste kaarten hebt.',
      done: 'Vier rode troeven. Daarna wijs je aan wie als eerste uitkomt, jijzelf of een ander.',
    },
    repay: {
      title: 'Het bod aflossen',
      task: 'Je bood 6 en hebt beschuit 6 gewonnen, maar je beschuitschip draagt al 22 van 24. Wie de voorrechten heeft, mag één keer per ronde aflossen met een kaart die net gewonnen is, in plaats van die te laden.',
      goal: 'Gebruik de beschuit en houd je schip drijvend.',
      done: 'Het bod is afgelost, je schuld blijft 2 en er zinkt niets. Dat is het hele spel!',
    },
  },
  misses: {
    lost: 'Een ander wint deze slag. Welke van jouw kaarten verslaat wat er ligt?',
    'too-heavy':
      'Als je die wint, draagt het schip meer dan 24 ton. Tel hem op bij de cijfers onder het schip.',
    sinking: 'Het rumschip is nog steeds te zwaar: 28 van 24.',
    'no-bid': 'Je hebt gepast en doet in deze veiling niet meer mee.',
    'still-blue': 'Je hebt nog blauw. Kies de twee blauwe kaarten.',
    'short-colour': 'Van een andere kleur heb je meer kaarten.',
    'in-debt': 'Nu draagt het beschuitschip 28 van 24, en het bod staat nog open.',
  },
  sections: {
    goal: {
      title: 'Het doel',
      text: [
        'Win buit in slagen en laad die op je vier schepen. *Na zes ronden wint wie de meeste tonnen op drijvende schepen heeft, min de schuld.* Een schip dat te zwaar is, zinkt en is niets waard.',
        'Port Royal is voor drie of vier kapiteins en duurt 30 tot 60 minuten. Dit is het spel van Wolfgang Panning uit 2000.',
      ],
    },
    setup: {
      title: 'Voorbereiding',
      text: [
        'Iedereen heeft vier lege schepen: voor beschuit, tabak, rum en buskruit. *Een schip draagt 24 ton met drie kapiteins en 18 met vier.*',
        'Negen buitkaarten liggen open: goederen van 2 tot 12 in de kleur van hun schip, en grijze extra’s. Iedere kapitein krijgt acht kaarten; twee andere liggen open. Met drie kapiteins lopen de kleuren van 1 tot 6 en zijn de piraten 1 en 5. Met vier lopen ze tot 8, met de piraten 1 en 7.',
      ],
    },
    turn: {
      title: 'Een ronde',
      text: [
        'Eerst worden de drie voorrechten samen geveild. De kapitein na de gever begint. Om de beurt bied je meer dan het vorige bod, of je past en doet niet meer mee. *Je bod en je schuld zijn samen hoogstens 19.* Biedt niemand, dan krijgt de gever de voorrechten voor niets. De winnaar gebruikt ze in deze volgorde:',
      ],
      points: [
        '*Ruilen*: neem de twee open kaarten en leg twee van de tien gedekt weg.',
        '*Troef*: kies een van de vier kleuren.',
        '*Uitkomen*: wijs aan wie in de eerste slag uitkomt, jijzelf of een ander.',
        'Dan worden acht slagen gespeeld, elk om één buitkaart. De negende blijft over: die blijft liggen voor de volgende ronde, met een *gevangene* eronder.',
      ],
    },
    moving: {
      title: 'Een slag',
      text: [
        'Wie uitkomt, zet eerst de pion op de open buitkaart waar het om gaat, en speelt dan een kaart naar keuze. De anderen volgen met de klok mee, elk met één kaart.',
        '*Niemand hoeft kleur te bekennen.* Maar zolang je de gevraagde kleur hebt, mag je geen troef spelen, tenzij troef zelf gevraagd is. Speel je troef op een andere kleur, dan laat een fiche zien dat je die kleur niet hebt.',
        'De hoogste troef wint, of zonder troef de hoogste kaart van de gevraagde kleur. Andere kleuren winnen nooit. De winnaar neemt meteen de buit en wijst aan wie nu uitkomt.',
      ],
    },
    capturing: {
      title: 'Buit en schuld',
      text: ['Met een kaart die je gewonnen hebt, doe je meteen één van drie dingen:'],
      points: [
        '*Laden.* Goederen gaan op het schip van hun soort, extra’s op een schip naar keuze, ook als het te zwaar wordt. Kaarten blijven liggen waar ze liggen.',
        '*Ermee aflossen*, als jij de voorrechten van deze ronde hebt en nog niet hebt afgelost: goederen, +8 en +6 tellen voor hun waarde. Wat te veel is, gaat verloren; wat ontbreekt, wordt schuld. Oude schuld wordt nooit kleiner.',
        '*Overboord gooien*, samen met Verwijderen dat je eerder hebt bewaard.',
      ],
      rows: [
        ['Geel blokje', 'Je schuld.'],
        [
          'Zwart blokje',
          'Je schuld met het bod van deze ronde. Los je niet af, dan gaat het gele blokje daarheen.',
        ],
      ],
    },
    special: {
      title: 'Piraten, extra’s, gevangenen',
      text: [
        'Een *piraat* heeft geen kleur en mag altijd gespeeld worden. Ligt er een piraat in de slag, dan heeft geen kaart daarin een kleur: troef telt niet, iedereen mag alles spelen, *het hoogste getal wint, en bij gelijke getallen het laatst gespeelde*.',
        '*Gevangenen* horen bij de kaart die overbleef. De winnaar bekijkt ze en sluit elk op een schip naar keuze op. Ze zijn 1 tot 6 waard, wegen niets en tellen alleen als het schip blijft drijven. Anderen zien hun waarde niet.',
      ],
      rows: [
        ['+8, +6', 'Zoveel ton meer, aan lading en waarde. Kan aflossen.'],
        ['−10, −5', 'Zoveel ton minder, aan lading en waarde.'],
        ['Max +5, Max −5', 'Het schip mag 5 ton meer of minder dragen.'],
        ['×2', 'Verdubbelt lading en waarde van alle buit op het schip, niet van gevangenen.'],
        ['Verwijderen', 'Neem nu een kaart van je schepen, of bewaar het voor een kaart die je later wint.'],
        [
          'Verplaatsen',
          'Breng een extra of een gevangene naar een ander schip van je. Komt pas in de laatste ronde.',
        ],
      ],
    },
    end: {
      title: 'Het einde',
      text: [
        'Na de zesde ronde zinkt elk schip dat meer draagt dan het mag, met zijn gevangenen. *Precies vol is veilig.* Een drijvend schip is zijn lading waard, minstens 0, plus zijn gevangenen.',
        'Tel je schepen op en trek je schuld af: het hoogste totaal wint. De laatste buitkaart die overblijft, is van niemand.',
      ],
    },
    options: {
      title: 'Opties van de tafel',
      text: [],
      rows: [
        ['Bij gelijke punten', 'De overwinning wordt gedeeld, of de kleinste schuld wint.'],
        ['Slagen terugkijken', 'Alle slagen van de ronde, of alleen de laatste.'],
      ],
    },
    reference: {
      title: 'In het kort',
      text: [],
      rows: [
        ['Ronde', 'Veiling, ruilen, troef, uitkomen, acht slagen.'],
        ['Bod', 'Hoger dan het vorige; met je schuld hoogstens 19.'],
        ['Troef', 'Alleen zonder de gevraagde kleur, of met een piraat in de slag.'],
        ['Piraat', 'Geen kleuren; het hoogste getal; bij gelijke het laatste.'],
        ['Gewonnen buit', 'Laden, ermee aflossen of overboord gooien.'],
        ['Schip', '24 ton met drie kapiteins, 18 met vier.'],
        ['Totaal', 'Drijvende schepen min schuld.'],
      ],
    },
  },
  figures: {
    table:
      'Het begin met drie: negen buitkaarten, twee open kaarten, lege schepen. Carlos geeft, Anne spreekt het eerst.',
    auction: 'Bart heeft 5 geboden, Anne heeft gepast, en Carlos moet minstens 6 bieden.',
    row: 'Het gaat om rum 12. Onder tabak 8 ligt een gevangene.',
    trick:
      'Groen is gevraagd: Bart wint met groen 6. Carlos hoefde niet te bekennen, en zijn blauwe 4 kan niet winnen.',
    ruffed: 'Carlos heeft geen groen en speelt troef: rood 1 wint. Het fiche op zijn bord laat het zien.',
    ships:
      'Het rumschip draagt 27 van 24 en is te zwaar. Met ×2 weegt buskruit 9 er 18, en Max +5 geeft ruimte.',
    cubes: 'Anne heeft 6 schuld en bood 8: zonder aflossing wordt het 14.',
    pirates: 'De piraat neemt alle kleuren weg: de laatste 5 wint, en rood 2 is geen troef meer.',
    end: 'De afrekening: het rumschip van Anne en het tabaksschip van Carlos zijn gezonken.',
  },
};
