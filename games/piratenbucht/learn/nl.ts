import type { PirateWords } from './words.ts';

export const words: PirateWords = {
  steps: {
    wheel: {
      title: 'Stel je stuurrad in',
      task: 'Je bent Anne, in het rood. Alle kapiteins stellen in het geheim hun stuurrad in en varen dan tegelijk uit. Wie bij een eiland *alleen* ligt, krijgt de piratenkaart. Je goud is bijna op, en Blackbeard ligt bij het Laadruimeiland.',
      goal: 'Vaar naar het Kanonneneiland: 9 goud, 3 schatten.',
      done: 'Alleen! Het goud en de schatten zijn van jou, en nu staat de haven voor je open.',
    },
    raise: {
      title: 'Bouw je schip uit',
      task: 'Elk eiland verbetert één onderdeel van je schip. In een gevecht gooi je zoveel dobbelstenen als je kanonnen of je bemanning aangeven: het *laagste* van de twee. Je bemanning is goed voor 3, je kanonnen maar voor 2.',
      goal: 'Verbeter je kanonnen.',
      done: 'Drie dobbelstenen in plaats van twee, voor één goud.',
    },
    card: {
      title: 'Een kaart achter de hand',
      task: 'Bart ligt bij hetzelfde eiland: dat wordt vechten. Eerst mogen er actiekaarten worden gespeeld. *Versterking* vangt twee treffers op in één onderdeel. Een schip is verslagen zodra één onderdeel van zijn spoor is geschoten.',
      goal: 'Versterk je zwakste onderdeel.',
      done: 'Het laadruim kan nu drie treffers hebben in plaats van één. Meer kaarten komen er niet.',
    },
    shoot: {
      title: 'Richten',
      task: 'Het snelste schip schiet eerst: dat van jou. Kies één onderdeel van Barts schip; elke 5 en 6 is een treffer en schuift de ring één veld omlaag. Het hart toont hoeveel treffers een onderdeel nog kan hebben.',
      goal: 'Schiet waar één treffer genoeg is.',
      done: 'Goed gericht! Drie enen is mis, maar zo zijn dobbelstenen: straks ben je weer aan de beurt.',
    },
    sabotage: {
      title: 'Gegarandeerd raak',
      task: 'Hetzelfde gevecht nog eens, vóór het eerste schot: nu mogen er gevechtskaarten worden gespeeld. Een *Mistbank* beschermt je; *Sabotage* is meteen een treffer, zonder dobbelstenen.',
      goal: 'Versla Bart voordat hij kan schieten.',
      done: 'Barts bemanning is weg: hij vlucht naar de Piratenbaai, jij krijgt 1 roem, en de buit is voor jou alleen.',
    },
    blackbeard: {
      title: 'Blackbeard',
      task: 'Het zwarte schip valt iedereen bij zijn eiland aan en schiet altijd op laadruimen. Daartegen staan kapiteins samen. Het zinkt bij acht treffers; wie erbij is, deelt 6 roem. Het heeft er al zes.',
      goal: 'Blijf en schiet op Blackbeard.',
      done: 'Mis, maar je bent er nog. Nu is het aan Bart.',
    },
    flee: {
      title: 'Op tijd wegwezen',
      task: 'Bart heeft hem tot zinken gebracht: 3 roem voor jullie allebei. Maar nu richt hij zijn vijf dobbelstenen op jou. Als je vlucht, krijgt hij 1 roem, want er is *een treffer gevallen*; in de baai krijg je een kaart en 2 goud.',
      goal: 'Ga er met je roem vandoor.',
      done: 'Je schip is heel, en je deel is binnen. Was er nog geen treffer gevallen, dan had vluchten niemand roem gegeven.',
    },
    tavern: {
      title: 'De laatste ronde',
      task: 'Na twaalf ronden telt alleen roem. Schatten en goud worden roem door ze op het Schateiland te *begraven*; daarvoor is het te laat. Maar bijna een derde van de tavernekaarten is verborgen roem.',
      goal: 'Koop zoveel kaarten als je kunt.',
      done: 'Aan het einde worden de roemkaarten getoond en meegeteld. Dat is het hele spel!',
    },
  },
  misses: {
    elsewhere: 'Geen slechte koers, maar er werd een andere gevraagd: het eiland met 9 goud.',
    'no-die': 'Het goud blijft in je beurs, en je gooit nog steeds maar twee dobbelstenen.',
    'no-card': 'Je hebt gepast, en je laadruim kan nog steeds maar één treffer hebben.',
    'not-weakest': 'Dat onderdeel liep geen gevaar. Op welk spoor staat de ring het laagst?',
    'bad-aim': 'Een schot, maar niet het beste. Zoek het onderdeel met maar één hart.',
    'still-there': 'Bart is er nog. Welke kaart raakt zonder dobbelstenen, en waar is één treffer genoeg?',
    ran: 'Wie weggaat, deelt niet mee in de roem, en hij is bijna gezonken.',
    stayed: 'Dapper, maar er komen vijf dobbelstenen op je af. De baai is geen schande.',
    'gold-left': 'Na deze ronde is goud niets meer waard: geef er meer van uit.',
  },
  sections: {
    goal: {
      title: 'Doel van het spel',
      text: [
        'Twaalf ronden lang vaar je voor *roem*: door te plunderen, door te vechten en door schatten en goud te begraven op het Schateiland. *Wie aan het einde de meeste roem heeft, wint.* Goud en schatten die nog aan boord zijn, tellen niet.',
        'Piratenbucht is voor drie tot vijf spelers en duurt 45 tot 90 minuten.',
      ],
    },
    setup: {
      title: 'Voorbereiding',
      text: [
        'Iedereen begint met 9 goud, één tavernekaart en een schip met vier *onderdelen*: laadruim, zeilen, kanonnen en bemanning. Elk onderdeel heeft een spoor van acht velden met een ring, die op veld 2 begint.',
        'Iedereen geeft tegelijk en in het geheim zoveel goud uit als hij wil om ringen omhoog te zetten. Blackbeard begint bij het Taverne-eiland; met drie spelers begint er een tweede zwart schip bij het Kanonneneiland.',
      ],
    },
    turn: {
      title: 'Een ronde',
      text: ['Een ronde heeft zes fasen. Alle kapiteins maken een fase af voordat de volgende begint.'],
      points: [
        '*Varen*: de piratenkaarten worden opengelegd, de stuurraderen ingesteld, alle schepen varen.',
        '*Actiekaarten*: om de beurt, net zolang tot niemand meer iets speelt.',
        '*Gevechten*, eiland voor eiland.',
        '*Plunderen*: wie alleen ligt, krijgt roem, goud, schatten en kaarten van de piratenkaart daar.',
        '*Haven*: verbeter het onderdeel van je eiland zo ver als je kunt betalen; bij het Taverne-eiland koop je tot drie kaarten voor 2 goud per stuk. Een gedekte Versterking draai je voor 2 goud weer open.',
        '*Schateiland*: verbeter één onderdeel naar keuze met hoogstens twee velden en begraaf dan: 1 roem per schat, 1 roem per 3 goud.',
        '*Piratenbaai*: een tavernekaart en 2 goud, of twee kaarten. Een vernield onderdeel wordt voor 2 goud hersteld tot veld 2.',
        '*Einde van de ronde*: Blackbeard vaart door naar het volgende eiland, en schatten die niet in het laadruim passen, gaan overboord.',
      ],
    },
    moving: {
      title: 'Varen',
      text: [
        'Iedereen zet het stuurrad in het geheim op een van de zes eilanden. Als iedereen heeft gekozen, varen alle schepen tegelijk. Naar de baai kun je niet varen; daarheen vlucht je.',
        'De buit ligt open, en ook Blackbeards volgende halte is bekend: daar staat een doodshoofd.',
      ],
    },
    capturing: {
      title: 'Gevechten',
      text: [
        'Kapiteins die elkaar bij eiland 1 tot en met 5 treffen, vechten tot er één over is. Vóór het eerste schot mag iedereen gevechtskaarten spelen. Daarna zijn in elke gevechtsronde de schepen aan de beurt in volgorde van hun *zeilen*: de hoogste eerst, en bij gelijke stand wie de meeste roem heeft.',
        'In je beurt *schiet* je op een onderdeel van een rivaal, of je *vlucht*. Je gooit zoveel dobbelstenen als je kanonnen of je bemanning aangeven, het laagste van de twee; elke 5 of 6 is een treffer. Een treffer draait eerst een scheepskaart om, neemt haar dan weg, en schuift daarna de ring één veld omlaag.',
        'Een schip met een vernield onderdeel gaat naar de baai, en iedereen die er nog is, krijgt *1 roem*. Ook wie vlucht, geeft de anderen elk 1 roem, maar alleen als er in dit gevecht al een treffer is gevallen. Voor je schot mag je kaarten spelen; daarna kun je niet meer vluchten.',
      ],
    },
    special: {
      title: 'Blackbeard, Navy en kaarten',
      text: [
        'Waar *Blackbeard* ligt, vechten de kapiteins eerst tegen hem: vijf dobbelstenen, altijd op een laadruim, te beginnen bij de beroemdste kapitein. Hij zinkt bij acht treffers; wie er dan nog is, deelt 6 roem. Pas daarna keren ze zich tegen elkaar. Hij komt ook bij het Schateiland, waar kapiteins nooit met elkaar vechten.',
        'Een *Navy*-kaart stuurt de Royal Navy naar een eiland: vier dobbelstenen, gericht door wie haar stuurde, gezonken na vier treffers voor 4 roem.',
        '*Actiekaarten* speel je alleen vóór de gevechten, *gevechtskaarten* alleen in een gevecht van jezelf, *roemkaarten* bewaar je tot het einde.',
      ],
      points: [
        '*Versterking* en de vier *Nieuwe* kaarten liggen in je schip en vangen twee treffers op.',
        'Nieuwe zeilen zijn altijd het snelst, Nieuwe kanonnen gooien zes dobbelstenen, een Nieuwe bemanning telt voor zoveel als je kanonnen, een Nieuw laadruim draagt alles.',
      ],
    },
    end: {
      title: 'Einde van het spel',
      text: [
        'Na de twaalfde ronde toont iedereen zijn roemkaarten en telt ze erbij op. De beroemdste piraat wint. Wie samen eerste zijn, vechten een duel uit; wie overblijft, wint.',
      ],
    },
    options: {
      title: 'Opties van de tafel',
      text: [],
      rows: [
        [
          'Een schip dat vlucht, geeft roem',
          'Als er in het gevecht een treffer is gevallen, of alleen als het zelf geraakt is.',
        ],
        ['Blackbeards wraak', 'Hij volgt zijn route niet meer: dobbelstenen bepalen waar hij opduikt.'],
        ['Roemkaarten', 'Hoeveel er zijn van 1, 2 en 3.'],
        ['Nieuwe bemanning bij Entering', 'Gooit zoveel dobbelstenen als kanonnen, of zes.'],
        ['Duels', 'Alleen om de eerste plaats, of om elke gelijke plaats.'],
        ['Sabotage', 'Op schepen waarop je mag schieten, of op elk ander schip in het gevecht.'],
        ['Schatten in voorraad', '50, of onbeperkt.'],
        ['Kapiteins vragen die alleen kunnen passen', 'Langzamer, maar het tempo verraadt niemand iets.'],
      ],
    },
    reference: {
      title: 'In het kort',
      text: [],
      rows: [
        ['Dobbelstenen', 'Kanonnen of bemanning, het laagste. Raak bij 5 en 6.'],
        ['Volgorde', 'Nieuwe zeilen, Blackbeard, Navy, dan op zeilen.'],
        ['Ring omhoog', 'De velden 2 tot en met 8 kosten 1, 1, 2, 2, 3, 3 en 4 goud.'],
        ['Laadruim', 'Wat er aan het einde van een ronde niet in past, gaat overboord.'],
        ['Roem', 'Een schip verdreven 1; Navy 4 en Blackbeard 6, gedeeld; schat 1; 3 goud 1.'],
        ['Baai', 'Eén kaart en 2 goud, of twee kaarten; herstel 2 goud.'],
      ],
    },
  },
  figures: {
    start: 'Zes eilanden en de baai. Iedereen gaat zijn stuurrad instellen.',
    track:
      'Een schip: ringen, de prijs van elke stap, een Versterking in het laadruim en een gedekte Nieuwe bemanning.',
    courses:
      'Anne en Bart zijn allebei naar het Kanonneneiland gevaren en gaan vechten. De derde kapitein ligt alleen.',
    order:
      'Anne heeft het snelste schip en schiet eerst. Harten tellen de treffers die een onderdeel nog kan hebben.',
    aim: 'Barts zeilen kunnen maar twee treffers hebben: een goed doelwit.',
    blackbeard: 'Anne en Bart vechten zij aan zij tot Blackbeard gezonken is.',
    end: 'De roemkaarten zijn geteld, en de beroemdste piraat wint.',
  },
};
