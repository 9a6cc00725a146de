import type { SpanishMainLearning } from './words.ts';

export const words: SpanishMainLearning = {
  steps: {
    sail: {
      title: 'Open sea',
      task: 'You are Anne, in red. There are no spaces here: the Windjammer turns her bow by up to 90° and then sails a whole *bar* straight ahead, a short one (S) or a long one (L). What she runs into stops her. Drag her ghost, or set the dial.',
      goal: 'Sail the long bar so that her bow touches the Whale.',
      done: 'Her bow touches the shore, so she is docked. Your mark on the island says that your fleet was here.',
    },
    explore: {
      title: 'One action each',
      task: 'In your turn every ship of yours may do *one* thing: move, explore, shoot or repair. The Windjammer is docked at the Whale, where three tokens lie face down.',
      goal: 'Let the Windjammer explore the Whale.',
      done: 'You alone may look at what lies there.',
    },
    take: {
      title: 'Gold for the hold',
      task: 'You see all three coins and take *one*; the others stay, face down. A coin fills one space of the hold, whatever it is worth, and the Windjammer has three.',
      goal: 'Take the coin that is worth most.',
      done: 'Only you know what she carries. For the next coin she must explore again.',
    },
    fire: {
      title: 'Broadside',
      task: 'Every standing mast has a cannon. *2L* means: reaches as far as the long bar, and hits if the die shows *more than 2*. Masts 1 and 3 have only a 3S. Islands, other ships and your own masts can be in the way.',
      goal: 'Fire at El Picador with the cannon that hits most easily.',
      done: 'A 4 is more than 2: a hit! Every hit costs a mast, and Bart chooses which one.',
    },
    mast: {
      title: 'Under fire',
      task: 'Bart shoots back and hits. Now you choose which mast goes overboard, and its cannon goes with it.',
      goal: 'Keep your best cannon.',
      done: 'The 2L still stands. At home a ship may repair one mast with each action.',
    },
    ram: {
      title: 'Ramming speed',
      task: 'Your bow has run into the side of El Picador. You may ram her: if the die shows more than the *masts she has standing*, she loses one. One mast is all she has.',
      goal: 'Ram El Picador.',
      done: 'A 4 beats one mast. She has none left and is a derelict: she can neither sail nor shoot.',
    },
    board: {
      title: 'Over the rail',
      task: 'After a ram one of the two ships may call a boarding. Both sides roll a die and add their standing masts: you have three, Bart has none. The higher total wins.',
      goal: 'Board El Picador.',
      done: 'Even with a 1 each it is 4 to 1 for you.',
    },
    prize: {
      title: 'To the victor',
      task: 'Whoever wins the fight takes a coin out of the hold of the loser, unseen, or puts an end to one of the crew. A coin needs a free space aboard.',
      goal: 'Take the coin.',
      done: 'Three gold that Bart had nearly brought home.',
    },
    tow: {
      title: 'A ship for nothing',
      task: 'El Picador drifts without masts, and your ship touches *her bow*. You may take her in tow: with everything aboard she belongs to your fleet, and you can repair her at home. While towing you sail a short bar only.',
      goal: 'Take El Picador in tow.',
      done: 'One more ship for you, one less for Bart. A hit would have sunk her instead.',
    },
    home: {
      title: 'Home',
      task: 'Gold counts only on your home island, where it is unloaded as soon as a ship docks. There are 24 gold in this game. You have 12 at home, just half, and the Windjammer brings 2: *more* than half wins at once.',
      goal: 'Dock at your home island, the Turtle.',
      done: 'Fourteen of 24: you win! Now you can sail, explore, shoot, ram and tow. That is almost the whole game; the rest is on the cards of ships and crew.',
    },
  },
  misses: {
    'not-docked':
      'She is not at the Whale. A long bar with a heading of about 155° takes her there; the short one is too short.',
    'no-exploring': 'That was something else. Exploring is an action of the ship that is docked.',
    'small-coin': 'It fills the same space, and a better one stays behind.',
    'no-shot': 'Not a shot was fired, and El Picador is so near.',
    'worse-cannon': 'A 3 hits only from 4 on. The mast in the middle hits from 3 on.',
    'best-cannon': 'That was the 2L, your best one. One of the others would be missed less.',
    'no-ram': 'Bart is glad of it. Five of six throws would have cost him his last mast.',
    'no-boarding': 'You have three masts and Bart has none: that fight cannot be lost.',
    'no-gold': 'A pity for him, but no gold for you.',
    'no-tow': 'Now Bart may take her home himself.',
    'not-home': 'The gold is still aboard. A long bar with a heading of about 320° takes her home.',
  },
  sections: {
    goal: {
      title: 'The aim',
      text: [
        'Sail your fleet over an open sea without spaces, fetch gold from wild islands and bring it to your *home island*. On the way the others may shoot, ram, board and tow you, and you them.',
        'With two players you win as soon as *more than half of all the gold* lies on your home island. With three to five the game goes on until the last treasure is home, and the richest player wins. It takes 45 to 90 minutes.',
      ],
    },
    setup: {
      title: 'Setting up',
      text: [
        'Everybody brings a *fleet*: ships and crew for up to 30 points. With two players there are six islands. Whoever placed the last one names the home of the other, whose ships are moored there; then it is the other way round. With more players everybody chooses a home.',
        'Everybody brings six coins worth 12 gold. All of them are mixed, and three are laid face down on every *wild island*. Ships are open for all to see; crew lie face down until they do something.',
      ],
    },
    turn: {
      title: 'A turn',
      text: [
        'In your turn you may give *each of your ships one action*, in any order. Everything that follows from it is done before the next.',
      ],
      points: [
        '*Move*: sail, or come about.',
        '*Explore* the wild island where the ship is docked. You look at all tokens there and take *one coin* aboard, if there is room. The others stay, face down.',
        '*Search* a ship of your own that she touches, to move crew and coins between the two; or a derelict of somebody else, to take from it what fits.',
        '*Shoot* with every cannon that has a target.',
        '*Repair* one mast, docked at home.',
        'Free of charge, between actions: put crew ashore or take them aboard where a ship is docked, reveal crew, let go of a tow, use abilities.',
      ],
    },
    moving: {
      title: 'Sailing and docking',
      text: [
        'A card says which *bars* a ship sails with one action: S is short, L is long, S + L one of each, in any order. For each bar you choose a heading, at most 90° from the present one; the ship turns about the tip of her bow and then sails the bar in full. Between bars she may stop.',
        'She is stopped by whatever she meets: an island, a ship, the edge of the sea. That ends the move. Leaving a shore or the edge she may choose any heading. Instead of sailing she may *come about*: turn on the spot to any heading.',
        'A ship is *docked* when her bow touches an island; at the home of somebody else she never is. The first time at a wild island your fleet leaves its *mark*. From then on your ships may explore that island at once when they dock there. At home all treasure is unloaded at once.',
      ],
    },
    capturing: {
      title: 'Shooting, ramming, boarding',
      text: [
        '*Shooting*: each standing mast has one cannon, such as 3L: rank 3, range L. Range is measured from the mast to the nearest point of the target. An island or another ship in the line is in the way, and so is another mast of your own. The shot hits if the die shows *more than the rank*; a 1 never hits. Who is hit chooses a mast to lose. A ship docked at her own home cannot be shot at.',
        '*Ramming*: after a move your ship may ram an enemy that her bow touches behind the first mast. Roll more than the number of masts standing there, and one of them is lost. As long as the two touch and the enemy has a mast, your ship is *held fast* and cannot move.',
        '*Boarding*: after a ram either side may call it, the rammer first. Die plus standing masts; the higher total eliminates one of the other’s crew or takes one of her coins. A tie has no effect.',
      ],
      points: [
        'A ship without masts is a *derelict*: she cannot sail or shoot, only explore, search and repair.',
        '*A hit sinks a derelict*, with all hands. With two players her gold is shared equally, and an odd piece goes to whoever sank her; with more it is lost.',
        '*Towing*: whoever touches the bow of a derelict after a move may take her in tow. She joins that fleet, with everything aboard. A ship that tows sails one S, and docks together with her tow.',
      ],
    },
    special: {
      title: 'Crew and treasures',
      text: [
        'Each of the crew fills a space in the hold, works only aboard, and only on ships of the same nation. All the crew of a ship may not cost more points than the ship. Two who are linked make room for one more. Ships and named crew have *abilities* of their own: the table explains each. The same ability does not count twice.',
        'If the host likes, some of the treasures are *unique*. They take no space, and take effect as soon as they are found.',
      ],
      rows: [
        ['Captain', 'She may shoot after moving.'],
        ['Helmsman', 'One more S in every move.'],
        ['Explorer', 'She may explore as soon as she docks, mark or no mark.'],
        ['Cannoneer', 'Once a turn, fires a cannon again that has missed.'],
        ['Musketeer', 'One more cannon, 3S, from any of her masts.'],
        ['Shipwright', 'She may repair anywhere.'],
        ['Oarsman', 'As a derelict she rows one S. Takes no space.'],
        ['Shipping Charts', 'Once a turn, look at a hidden crew or coin on a ship.'],
        ['Marksman’s Map', 'Once a turn, look at a token on any island.'],
        ['Forged Papers', 'The ship has an Explorer.'],
        ['Homemade Flag', 'Enemy cannons reach her only within S.'],
        ['Rum', 'She rests for a turn. At home worth 6, less the crew aboard.'],
        ['Plague', 'Kills all crew aboard. She cannot dock until it passes to another ship she touches.'],
      ],
    },
    end: {
      title: 'The end',
      text: [
        'With *two players* the game is over as soon as somebody has more than half of all the gold at home: 13 of 24. It also ends when a player begins a turn without a ship that could still do anything, when there is no gold left to be won, or when nothing has happened in 40 turns. Then whoever has more gold at home wins.',
        'With *three to five* the ship that takes the last token from a wild island gets the End marker. The game ends when that token is unloaded at home, when it sinks, or when only one fleet still sails; with four or five also when half of the players have no ship left. Coins at home are secret until then. Everybody counts the gold at home and aboard.',
      ],
    },
    options: {
      title: 'Options of the table',
      text: [],
      rows: [
        [
          'Points for a fleet',
          '20, 30 or 40. With two players 20 goes with 4 islands and 3 coins each, 40 with 8 islands and 9 coins each.',
        ],
        [
          'Fleets',
          'Ready-made (30 points), built from dealt cards, built freely, or thrown together by chance.',
        ],
        ['Islands', 'As on a chart, or placed by the players in turn, at least two L apart.'],
        ['Coins', 'The usual ones (4, 3, 2, 1, 1, 1), one of several sets, or any that add up.'],
        ['Unique treasures', 'None, or one for each player, by chance or by choice.'],
        ['Promotional cards', 'Left out, or included.'],
      ],
    },
    reference: {
      title: 'At a glance',
      text: [],
      rows: [
        ['Action', 'One for each ship: move, explore, search, shoot or repair.'],
        ['Move', 'Each bar once: turn by up to 90°, then sail it in full.'],
        ['Island', 'First visit: mark, explore next turn. Later: explore at once. One coin each time.'],
        ['Cannon', 'In range, nothing in the way, die above the rank.'],
        ['Ram', 'Bow against her rear, die above her masts; then boarding: die + masts.'],
        ['Derelict', 'No masts. Sink her with a hit, search her, or tow her by the bow.'],
        ['Home', 'Unload, repair, safe from cannons. More than half of the gold wins.'],
      ],
    },
  },
  figures: {
    start: 'Two fleets are moored at their homes. Three tokens lie face down on each wild island.',
    bars: 'The Windjammer turns and sails a long bar. The ghost shows where she will be.',
    dock: 'The bow touches the shore: docked. The pennant on the Whale is Anne’s mark.',
    fire: 'The middle cannon of the Windjammer, a 2L, is aimed at El Picador and hits from 3 on.',
    ram: 'The bow of the Windjammer in the side of El Picador: she may ram, and is held fast there.',
    tow: 'El Picador has no masts left. Whoever touches her bow may take her in tow.',
    end: 'Fourteen of 24 gold are on Anne’s home island: more than half.',
  },
};
