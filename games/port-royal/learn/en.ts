import type { PortRoyalWords } from './words.ts';

export const words: PortRoyalWords = {
  steps: {
    win: {
      title: 'The highest card',
      task: 'You are Anne, in red. Every trick is played for one loot card: the pawn stands on rum 10. Bart led green 3, Carlos played green 4. Without trump the highest card of the led colour wins.',
      goal: 'Win the trick.',
      done: 'Rum 10 is yours, and goes straight onto your rum ship.',
    },
    trump: {
      title: 'A small trump',
      task: 'Red is trump: any red card beats all other colours. You need not follow suit, but you may play trump only if you have no card of the led colour, as now.',
      goal: 'Win tobacco 9.',
      done: 'The red 2 beats them all. A marker now tells everybody that you have no green.',
    },
    pirate: {
      title: 'Pirates!',
      task: 'Carlos trumps with red 2. A pirate may always be played, and then no colour counts in this trick: the highest number wins, and of equal ones the last played.',
      goal: 'Win biscuit 8 all the same.',
      done: 'Five against five, and yours came last. The trump was worth no more than a 2.',
    },
    stake: {
      title: 'Mind the load',
      task: 'You lead, so you choose the loot. Goods go onto the ship of their kind, and a ship that is too heavy at the end sinks with everything on it. Each of yours carries 24 tons.',
      goal: 'Put a card at stake that still fits on its ship.',
      done: '20 and 4 make 24: exactly full is still afloat. The others would like you to win the rest.',
    },
    load: {
      title: 'Throw ballast',
      task: 'You won −5, a grey extra. Extras go onto any of your ships. This one makes a ship 5 tons lighter, and 5 less in value. Your rum ship carries 28 of 24.',
      goal: 'Put it where it saves a ship.',
      done: '23 of 24: all that rum floats again.',
    },
    bid: {
      title: 'The auction',
      task: 'Each round somebody buys three privileges: exchange two cards, name trump, name who leads first. You bid tons of future loot; bid and debt together may not exceed 19. Your debt is 12.',
      goal: 'Bid more than Bart’s 3.',
      done: 'Nothing is paid yet: the black cube marks what your debt will be.',
    },
    exchange: {
      title: 'Two cards aside',
      task: 'Bart passed, so the privileges are yours. You took both open cards and set two aside, face down. Having no card of a colour is good: then you may play trump on it.',
      goal: 'Get rid of your blue cards.',
      done: 'No blue left. Whoever leads blue now will meet your trumps.',
    },
    name: {
      title: 'Name trump',
      task: 'Now you name the trump colour of the round. Most tricks are won with a long, strong colour.',
      goal: 'Name the colour you hold most of.',
      done: 'Four red trumps. After that you name who leads first, yourself or another.',
    },
    repay: {
      title: 'Settle the bid',
      task: 'You bid 6 this round and won biscuit 6, but your biscuit ship carries 22 of 24. Once per round the holder may repay the bid with a card just won, instead of loading it.',
      goal: 'Use the biscuits, and keep your ship afloat.',
      done: 'The bid is settled, your debt stays at 2, and no ship sinks. That is the whole game!',
    },
  },
  misses: {
    lost: 'Somebody else wins this trick. Which of your cards beats what lies there?',
    'too-heavy':
      'If you win that one, its ship carries more than 24 tons. Add it to the figures below the ship.',
    sinking: 'The rum ship is still too heavy: 28 of 24.',
    'no-bid': 'You passed, and are out of this auction.',
    'still-blue': 'You still hold blue. Choose both blue cards.',
    'short-colour': 'You hold more cards of another colour.',
    'in-debt': 'Now the biscuit ship carries 28 of 24, and the bid is still open.',
  },
  sections: {
    goal: {
      title: 'The aim',
      text: [
        'Win loot in tricks and load it onto your four ships. *After six rounds, whoever has the most tons on floating ships, less debt, wins.* A ship that is too heavy sinks and is worth nothing.',
        'Port Royal is for three or four captains and takes 30 to 60 minutes. This is the game by Wolfgang Panning, published in 2000.',
      ],
    },
    setup: {
      title: 'Setting up',
      text: [
        'Everybody has four empty ships, for biscuit, tobacco, rum and gunpowder. *A ship carries 24 tons with three captains and 18 with four.*',
        'Nine loot cards lie open: goods from 2 to 12 in the colour of their ship, and grey extras. Each captain is dealt eight cards; two more lie open. With three captains the colours go from 1 to 6, and the pirates are 1 and 5. With four they go to 8, with the pirates 1 and 7.',
      ],
    },
    turn: {
      title: 'A round',
      text: [
        'First the three privileges are auctioned together. The captain after the dealer begins. In turn you bid more than the last bid, or pass and are out. *Your bid and your debt together may not exceed 19.* If nobody bids, the dealer gets the privileges for nothing. The winner then uses them in this order:',
      ],
      points: [
        '*Exchange*: take the two open cards and set any two of the ten aside, face down.',
        '*Trump*: name one of the four colours.',
        '*Leader*: name who leads the first trick, yourself or another.',
        'Then eight tricks are played, each for one loot card. The ninth is left over: it stays for the next round, with a *prisoner* under it.',
      ],
    },
    moving: {
      title: 'A trick',
      text: [
        'Whoever leads first puts the pawn on the open loot card that is at stake, and then leads any card. The others follow clockwise with one card each.',
        '*Nobody must follow suit.* But as long as you hold the led colour you may not play trump, unless trump itself was led. If you play trump on another colour, a marker shows that you have none of it.',
        'The highest trump wins, or without trump the highest card of the led colour. Other colours never win. The winner takes the loot at once and names the next leader.',
      ],
    },
    capturing: {
      title: 'Loot and debt',
      text: ['You do one of three things with a card you have won, at once:'],
      points: [
        '*Load it.* Goods go onto the ship of their kind, extras onto any ship, even if it gets too heavy. Cards stay where they are.',
        '*Repay with it*, if you have the privileges of this round and have not repaid yet: goods, +8 and +6 count their value against the bid. What is too much is lost, what is missing becomes debt. Old debt is never reduced.',
        '*Throw it overboard* together with a Remove card that you kept earlier.',
      ],
      rows: [
        ['Yellow cube', 'Your debt.'],
        ['Black cube', 'Your debt with this round’s bid. If you do not repay, the yellow cube goes there.'],
      ],
    },
    special: {
      title: 'Pirates, extras, prisoners',
      text: [
        'A *pirate* has no colour and can always be played. With a pirate in the trick no card in it has a colour: trump has no force, everybody may play anything, *the highest number wins, and of equal ones the last played*.',
        '*Prisoners* come with the card that was left over. The winner looks at them and locks each up on any ship. They are worth 1 to 6, weigh nothing, and count only if the ship floats. Others do not see their value.',
      ],
      rows: [
        ['+8, +6', 'So many tons more, in load and value. Can repay.'],
        ['−10, −5', 'So many tons less, in load and value.'],
        ['Max +5, Max −5', 'The ship may carry 5 tons more, or less.'],
        ['×2', 'Doubles the load and value of all loot on the ship, not of prisoners.'],
        ['Remove', 'Take any card off your ships now, or keep it for a card you win later.'],
        ['Relocate', 'Move an extra or a prisoner to another of your ships. It comes in the last round.'],
      ],
    },
    end: {
      title: 'The end',
      text: [
        'After the sixth round every ship that carries more than it may sinks, with its prisoners. *Exactly full is safe.* A floating ship is worth its load, at least 0, and its prisoners.',
        'Add your ships and subtract your debt: the highest total wins. The last loot card left over belongs to nobody.',
      ],
    },
    options: {
      title: 'Options of the table',
      text: [],
      rows: [
        ['Equal points', 'The victory is shared, or the smaller debt wins.'],
        ['Tricks to look up', 'All tricks of the round, or only the last one.'],
      ],
    },
    reference: {
      title: 'At a glance',
      text: [],
      rows: [
        ['Round', 'Auction, exchange, trump, leader, eight tricks.'],
        ['Bid', 'Higher than the last; with your debt at most 19.'],
        ['Trump', 'Only without the led colour, or with a pirate in the trick.'],
        ['Pirate', 'No colours; highest number; the last of equals.'],
        ['Loot won', 'Load it, repay with it, or throw it overboard.'],
        ['Ship', '24 tons with three captains, 18 with four.'],
        ['Total', 'Floating ships less debt.'],
      ],
    },
  },
  figures: {
    table:
      'The beginning for three: nine loot cards, two open cards, empty ships. Carlos deals, Anne speaks first.',
    auction: 'Bart has bid 5, Anne has passed, and Carlos must bid at least 6.',
    row: 'Rum 12 is at stake. Under tobacco 8 lies a prisoner.',
    trick: 'Green was led: Bart wins with green 6. Carlos did not have to follow, and his blue 4 cannot win.',
    ruffed: 'Carlos has no green and plays trump: red 1 wins. The marker on his board shows it.',
    ships:
      'The rum ship carries 27 of 24 and is too heavy. With ×2 gunpowder 9 weighs 18, and Max +5 leaves room.',
    cubes: 'Anne’s debt is 6, and she bid 8: without repaying it will be 14.',
    pirates: 'The pirate takes all colours away: the last 5 wins, and red 2 is no trump any more.',
    end: 'The reckoning: Anne’s rum ship and Carlos’s tobacco ship have sunk.',
  },
};
