import type { JamaicaLearning } from './words.ts';

export const words: JamaicaLearning = {
  steps: {
    dice: {
      title: 'Morning and evening',
      task: 'You are Anne, in red, and Captain of this round. You rolled 2 and 5: one die is for the morning, the other for the evening, and both count for everybody. One of your cards loads gold in the morning and sails in the evening.',
      goal: 'Make the morning the 5, to load much and sail little.',
      done: 'Morning 5, evening 2. Now everybody chooses a card in secret.',
    },
    card: {
      title: 'One card each round',
      task: 'A card has two halves: its upper symbol is done with the morning die, its lower one with the evening die. Bart and Carlos have laid theirs face down already.',
      goal: 'Play the card that first loads gold and then sails forward.',
      done: 'Five gold in one hold, two spaces ahead, and 3 food paid for the space.',
    },
    lair: {
      title: 'Forks and lairs',
      task: 'You sail exactly 4 spaces. After A6 the way forks: the outer lane is longer, but it passes pirate lairs. Stopping in a lair is free, and the first ship there raises a treasure.',
      goal: 'Stop in a lair.',
      done: 'Morgan’s Map! From now on you hold four cards instead of three.',
    },
    pay: {
      title: 'Pay for your berth',
      task: 'Wherever you stop you pay: gold in ports (squares), food at sea (circles). You owe 2 food and have it in two holds. A hold takes one load only, so empty holds are precious.',
      goal: 'Pay so that a hold becomes empty.',
      done: 'One hold is empty again: there is room for the next load.',
    },
    clear: {
      title: 'Full holds',
      task: 'Six gold are to be loaded, but no hold is empty. Loading is compulsory: clear a hold with something else, and everything in it goes overboard.',
      goal: 'Clear the hold in which you lose least.',
      done: 'One powder for six gold: a bargain.',
    },
    battle: {
      title: 'Broadsides',
      task: 'You stopped beside Bart: that is a battle. First say how much powder you spend, then the die is rolled; both together are your firepower. Bart has no powder and only his die. Expect to roll low.',
      goal: 'Win the battle: spend some powder.',
      done: 'You win. Spent powder is gone, needed or not.',
    },
    spoils: {
      title: 'Spoils',
      task: 'The winner takes the whole content of one hold, or a treasure, or hands over a cursed one. At the end every gold is a point; food and powder are none.',
      goal: 'Take Bart’s gold.',
      done: 'Five points change hands. Only then do you pay for the space.',
    },
    retreat: {
      title: 'Too little food',
      task: 'You stopped on C1 and could not pay for it: whatever food you had is lost, and you go back to the nearest space you can pay. Two lanes lead back, so you choose.',
      goal: 'Retreat to where a treasure is waiting.',
      done: 'A retreat into a lair is no bad luck: some plan it.',
    },
    home: {
      title: 'Home',
      task: 'Port Royal is four spaces ahead. The first ship home ends the game after this round: home counts 15, a space beyond the red line what is written there, any other −5.',
      goal: 'Reach Port Royal.',
      done: '15 for being home, your gold, your treasures: you win! The first home is not always the richest, though. That is the whole game.',
    },
  },
  misses: {
    'little-gold': 'With a 2 in the morning you would load only two gold, and then sail five spaces.',
    'other-card': 'That card does something else. Look for a coin above and a ship sailing forward below.',
    'no-lair': 'That is open sea, and it costs 3 food. The lair is on the outer lane.',
    'both-holds': 'Now both holds keep a little. Take the first food from the hold with only one.',
    'dear-hold': 'That was worth more. In which hold is there only one?',
    'no-victory': 'A tie brings nothing. One powder more than the other would do.',
    'no-gold': 'That will not count at the end. The gold will.',
    'no-treasure': 'There you pay 3 gold and find nothing. On the other lane there is a lair.',
    'not-home': 'Your ship is not home. In the morning you have a 4: exactly what it takes.',
  },
  sections: {
    goal: {
      title: 'The aim',
      text: [
        'Sail once around the island, from Port Royal to Port Royal, and be *the richest* when the first ship is home. Points are given for where your ship ends, for the gold aboard, and for treasures.',
        'Jamaica is for two to six players and takes 30 to 60 minutes. With two, a ghost ship sails along.',
      ],
    },
    setup: {
      title: 'Setting up',
      text: [
        'All ships begin in Port Royal. Each has *five holds*, of which one begins with 3 food and one with 3 gold.',
        'Everybody has the same eleven action cards, shuffled, and draws *three* of them. Each of the nine lairs has a treasure. One player is Captain and has the compass.',
      ],
    },
    turn: {
      title: 'A round',
      text: ['Rounds follow one another until somebody is home. Each of them goes like this:'],
      points: [
        'The *Captain* rolls two dice and says which is for the morning and which for the evening. Both count for everybody.',
        'Everybody secretly *chooses one card*.',
        'The Captain reveals a card first, then the others clockwise: the *upper symbol* with the morning die, then the *lower symbol* with the evening die.',
        'A *good* (gold, food, powder): load as many as the die says, all into one empty hold. If none is empty, clear one that holds something else; if all hold the same good, nothing is loaded.',
        'A *ship*: sail exactly so many spaces forward or backward.',
        'At the end all draw up to three cards; whose pile is empty shuffles the discards. The compass goes to the left.',
      ],
    },
    moving: {
      title: 'Sailing and paying',
      text: [
        'Only the space where you stop matters. In a *port* (square) you pay its price in gold, at *sea* (circle) in food; lairs and Port Royal are free. Pay from whichever holds you like, but if you can pay, you must.',
        'Where the way forks, and where lanes meet on the way back, you choose the lane. Outer lanes are longer and have lairs, inner ones are short and dear.',
        '*Too little?* You lose all you have of what was asked, and go back to the nearest space you can pay. You arrive there as usual: battle, price, treasure. Where lanes meet you choose which one you go back on.',
      ],
    },
    capturing: {
      title: 'Battles',
      text: [
        'Whoever stops where another ship lies must attack it, before paying; with several, one of them. In Port Royal there is peace.',
      ],
      points: [
        'The attacker says how much *powder* is spent, and rolls the combat die: 2, 4, 6, 8, 10 or a star. Powder and die are the *firepower*.',
        'A *star* wins at once. Otherwise the defender does the same, knowing what is to be beaten.',
        'More firepower wins; with equal firepower nothing happens. Spent powder is gone in any case.',
        'The winner, whoever it is, takes *one* thing: the content of a hold, or a treasure (one face down without looking first), or hands over a cursed treasure. Or nothing.',
        'Then the attacker pays for the space, win or lose.',
      ],
    },
    special: {
      title: 'Treasures and the ghost ship',
      text: [
        'The first ship to stop in a lair raises its treasure. *Powers* lie face up and work at once; *riches* (+3 to +7) and *cursed* treasures (−2 to −4) lie face down until the end. All can be taken after a battle.',
        'With two players the black *ghost ship* sails too, with gold in its holds and Lady Beth aboard for good. After both turns the Captain moves it twice, with the morning die and with the evening die: backward if it is ahead alone, forward if it is last alone, otherwise as the Captain likes. It pays nothing, fights whomever it meets, and the player who is not in that battle rolls and chooses for it.',
      ],
      rows: [
        ['Morgan’s Map', 'You hold four cards.'],
        ['Saran’s Sabre', 'Once in a battle of yours one roll, yours or the other’s, is rolled again.'],
        ['Lady Beth', 'Your firepower is 2 more.'],
        ['6th Hold', 'You have one more hold; whoever takes the card gets what is in it.'],
      ],
    },
    end: {
      title: 'The end',
      text: [
        'A ship that has been around the island and reaches *Port Royal* stops there; the exact number is not needed. Everybody who has not had a turn in this round still takes it, then the game is over.',
        'Added up are: the *space* (15 in Port Royal, 2 to 10 beyond the red line, −5 anywhere else), *1 for each gold* aboard, and all *treasures*. The most points win; of those who are level, the ship further ahead.',
      ],
    },
    options: {
      title: 'Options of the table',
      text: [],
      rows: [
        ['Bank', 'Never runs out. Or there are only the tokens of the box: 80 gold, 45 food, 45 powder.'],
        ['A stolen face-down treasure', 'Is named by the thief, or drawn by lot.'],
        ['Discards', 'All may be looked through, or only the top card is seen.'],
        ['First Captain', 'Drawn by lot, or a certain seat.'],
      ],
    },
    reference: {
      title: 'At a glance',
      text: [],
      rows: [
        ['Round', 'Dice; cards; turns from the Captain on; draw; compass to the left.'],
        ['Load', 'All into one empty hold; clear one of another good if there is none.'],
        ['Stop', 'Battle, then treasure or price; too little: lose it and go back.'],
        ['Firepower', 'Powder + die (+2 Lady Beth). A star wins.'],
        ['Spoils', 'A hold, a treasure, or give away a curse.'],
        ['Points', 'Space + gold + treasures.'],
      ],
    },
  },
  figures: {
    start: 'Three ships in Port Royal, each with 3 food and 3 gold.',
    dice: 'Second round: the morning die shows 5, the evening die 2.',
    fork: 'With a 4 Anne’s ship can stop in the lair B3, or on C1 by the inner lane.',
    shortage:
      'Anne cannot pay for C1. She goes back to the lair B5, or by the other lane to A5, which she can pay.',
    battle:
      'Anne has spent 2 powder and rolled an 8: firepower 10. Bart may spend up to 3 powder before he rolls.',
    scores: 'Anne is home first, but Bart is richer: 8 + 12 + 7 − 4 = 23.',
  },
};
