import type { PirateWords } from './words.ts';

export const words: PirateWords = {
  steps: {
    wheel: {
      title: 'Set your wheel',
      task: 'You are Anne, in red. All captains set their wheels in secret, then sail at once. Whoever is *alone* at an island takes its pirate card. You are short of gold, and Blackbeard lies at Hold Island.',
      goal: 'Sail to Cannon Island: 9 gold, 3 treasures.',
      done: 'Alone! The gold and the treasures are yours, and now the harbour is open to you.',
    },
    raise: {
      title: 'Build your ship',
      task: 'Every island improves one part of your ship. In battle you throw as many dice as your cannons or your crew show, whichever is *lower*. Your crew is good for 3, your cannons only for 2.',
      goal: 'Raise the cannons.',
      done: 'Three dice instead of two, for a single gold.',
    },
    card: {
      title: 'A card up your sleeve',
      task: 'Bart has come to the same island: there will be a battle. Before it, action cards can be played. *Reinforcement* absorbs two hits in one sector. A ship is beaten when any one sector is shot off its track.',
      goal: 'Reinforce your weakest sector.',
      done: 'The hold now takes three hits instead of one. That is all the cards this time.',
    },
    shoot: {
      title: 'Take aim',
      task: 'The faster ship shoots first: yours. Name one sector of Bart’s ship; every 5 and 6 is a hit and lowers its ring by one. The heart shows how many hits a sector still takes.',
      goal: 'Shoot where a single hit is enough.',
      done: 'Well aimed! Three ones are no hit, but that is dice for you: in a moment it is your turn again.',
    },
    sabotage: {
      title: 'One sure hit',
      task: 'The same battle once more, before the first shot: now battle cards can be played. *Wall of Fog* protects you; *Sabotage* is a hit at once, without any dice.',
      goal: 'Beat Bart before he can shoot.',
      done: 'Bart’s crew is gone: he runs to Pirates’ Cove, you gain 1 fame, and the loot is yours alone.',
    },
    blackbeard: {
      title: 'Blackbeard',
      task: 'The black ship attacks whoever is at its island, and always shoots at holds. Against it captains stand together. It sinks at eight hits, and those who are there share 6 fame. It has taken six.',
      goal: 'Stay and shoot at Blackbeard.',
      done: 'You missed, but you are still there. Now it is up to Bart.',
    },
    flee: {
      title: 'Know when to run',
      task: 'Bart has sunk him: 3 fame for each of you. But now he turns his five dice on you. If you flee he gains 1 fame, as *a hit has fallen* in this battle; in the cove you get a card and 2 gold.',
      goal: 'Get away with your fame.',
      done: 'Your ship is whole, and so is your share. Had no hit fallen at all, fleeing would have given nobody fame.',
    },
    tavern: {
      title: 'The last round',
      task: 'After twelve rounds only fame counts. Treasure and gold become fame by being *buried* on Treasure Island; it is too late for that. But almost a third of the tavern cards are hidden fame.',
      goal: 'Buy as many cards as you can.',
      done: 'At the end fame cards are shown and counted. That is the whole game!',
    },
  },
  misses: {
    elsewhere: 'A fair course, but another one was asked for: the island with 9 gold.',
    'no-die': 'The gold stays in your purse, and you still throw two dice only.',
    'no-card': 'You passed, and your hold still takes one hit only.',
    'not-weakest': 'That sector was not in danger. Which track has its ring lowest?',
    'bad-aim': 'A shot, but not the best one. Look for the sector with a single heart.',
    'still-there': 'Bart is still there. Which card hits without dice, and where is one hit enough?',
    ran: 'Whoever leaves gets no share of the fame, and he is nearly sunk.',
    stayed: 'Brave, but five dice are coming your way. There is no shame in the cove.',
    'gold-left': 'Gold is worth nothing after this round: spend more of it.',
  },
  sections: {
    goal: {
      title: 'The aim',
      text: [
        'Twelve rounds long you sail for *fame*: by plunder, by battles, and by burying treasure and gold on Treasure Island. *Whoever has the most fame at the end wins.* Gold and treasure that are still aboard count for nothing.',
        'Piratenbucht is for three to five players and takes 45 to 90 minutes.',
      ],
    },
    setup: {
      title: 'Setting up',
      text: [
        'Everybody begins with 9 gold, one tavern card and a ship with four *sectors*: hold, sails, cannons and crew. Each sector has a track of eight fields, and a ring that starts on field 2.',
        'All spend as much of their gold as they like on higher fields, at the same time and in secret. Blackbeard starts at Tavern Island; with three players a second black ship starts at Cannon Island.',
      ],
    },
    turn: {
      title: 'A round',
      text: ['A round has six phases. All captains finish one before the next begins.'],
      points: [
        '*Sail*: pirate cards are turned up, wheels are set, all ships move.',
        '*Action cards*: in turn, as many laps as anybody plays.',
        '*Battles*, island by island.',
        '*Plunder*: whoever is alone takes fame, gold, treasure and cards of the pirate card there.',
        '*Harbour*: raise the sector of your island as far as you can pay; at Tavern Island buy up to three cards for 2 gold each. A Reinforcement that lies face down is turned up again for 2 gold.',
        '*Treasure Island*: raise any one sector by up to two fields, then bury: 1 fame for each treasure, 1 fame for every 3 gold.',
        '*Pirates’ Cove*: a tavern card and 2 gold, or two cards. A destroyed sector is repaired to field 2 for 2 gold.',
        '*The end of the round*: Blackbeard sails on to the next island, and treasure that does not fit into the hold goes overboard.',
      ],
    },
    moving: {
      title: 'Sailing',
      text: [
        'Everybody sets the wheel to one of the six islands, in secret. When all have chosen, all ships sail at once. Nobody can sail to the cove; one flees there.',
        'The loot is open for all to see, and so is Blackbeard’s next stop: a skull marks it.',
      ],
    },
    capturing: {
      title: 'Battles',
      text: [
        'Captains who meet at islands 1 to 5 fight until one is left. Before the first shot everybody may play battle cards. Then, in every combat round, ships act in the order of their *sails*: highest first; of equals, the more famous.',
        'In your turn you *shoot* at a sector of a rival, or you *flee*. You throw as many dice as your cannons or your crew show, whichever is lower; every 5 or 6 is a hit. A hit first turns a ship card face down, then removes it, then lowers the ring by one field.',
        'A ship with a destroyed sector goes to the cove, and everybody still there gains *1 fame*. Whoever flees gives the others 1 fame each as well, but only if a hit has fallen in this battle. Before you shoot you may play cards; then you can no longer flee.',
      ],
    },
    special: {
      title: 'Blackbeard, Navy and cards',
      text: [
        'Where *Blackbeard* lies, captains fight him first: five dice, always at a hold, beginning with the most famous captain. He sinks at eight hits; those present share 6 fame. Only then do they turn on each other. He comes to Treasure Island too, where captains never fight each other.',
        'A *Navy* card sends the Royal Navy to an island: four dice, aimed by whoever sent it, sunk by four hits for 4 fame.',
        '*Action cards* are played before the battles only, *battle cards* only in a battle of your own, *fame cards* are kept until the end.',
      ],
      points: [
        '*Reinforcement* and the four *New* cards lie in your ship and absorb two hits.',
        'New Sails are always fastest, New Cannons throw six dice, a New Crew counts as many as your cannons, a New Hold takes everything.',
      ],
    },
    end: {
      title: 'The end',
      text: [
        'After the twelfth round all show their fame cards and add them. The most famous pirate wins. Those who are tied for first place fight a duel, and the last one there wins.',
      ],
    },
    options: {
      title: 'Options of the table',
      text: [],
      rows: [
        [
          'A ship that flees gives fame',
          'If any hit has fallen in the battle, or only if it was hit itself.',
        ],
        ['Blackbeard’s revenge', 'He no longer follows his route: dice decide where he appears.'],
        ['Fame cards', 'How many there are of 1, 2 and 3.'],
        ['New Crew in a boarding fight', 'Throws as many dice as cannons, or six.'],
        ['Duels', 'For the first place only, or for every tie.'],
        ['Sabotage', 'On ships you may shoot at, or on any other ship in the battle.'],
        ['Treasures in stock', '50, or no limit.'],
        ['Ask captains who can only pass', 'Slower, but nobody learns anything from the pace.'],
      ],
    },
    reference: {
      title: 'At a glance',
      text: [],
      rows: [
        ['Dice', 'Cannons or crew, the lower one. Hits: 5 and 6.'],
        ['Order', 'New Sails, Blackbeard, Navy, then by sails.'],
        ['Raising a ring', 'Fields 2 to 8 cost 1, 1, 2, 2, 3, 3 and 4 gold.'],
        ['Hold', 'Treasure beyond its number goes overboard at the end of a round.'],
        ['Fame', 'A ship driven off 1; Navy 4 and Blackbeard 6, shared; treasure 1; 3 gold 1.'],
        ['Cove', 'One card and 2 gold, or two cards; repair 2 gold.'],
      ],
    },
  },
  figures: {
    start: 'Six islands and the cove. Everybody is about to set the wheel.',
    track: 'A ship: rings, the price of every step, a Reinforcement in the hold and a New Crew face down.',
    courses: 'Anne and Bart have both sailed to Cannon Island and will fight. The third captain is alone.',
    order: 'Anne has the fastest ship and shoots first. Hearts count the hits a sector still takes.',
    aim: 'Bart’s sails take two hits only: a good target.',
    blackbeard: 'Anne and Bart fight side by side until Blackbeard is sunk.',
    end: 'Fame cards are counted, and the most famous pirate wins.',
  },
};
