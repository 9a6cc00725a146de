import type { QuedahWords } from './words.ts';

export const words: QuedahWords = {
  steps: {
    walk: {
      title: 'Follow the die',
      task: 'You are Anne, in red. The die shows a 2: one of your pirates walks exactly two spaces. Never backwards (the dark shield is his back), and never through anybody.',
      goal: 'Walk from D3 to D6, on the starboard side of the mast.',
      done: 'Exactly two. His back is now towards D4, where he came from.',
    },
    hunt: {
      title: 'From behind',
      task: 'End your walk on an opponent from behind, over his shield, and he is your captive. Bart’s pirate on D5 has his back to D4; the one on D6 would see you coming.',
      goal: 'Take a captive.',
      done: 'Got him! The captive stays under your pirate and goes wherever you go.',
    },
    leave: {
      title: 'Through the hatch',
      task: 'New pirates come aboard in one way only: when one of yours walks away from a hatch. This time you have a 1.',
      goal: 'Walk with the pirate who makes room for a new one.',
      done: 'The hatch behind him is free, and your boat has somebody waiting.',
    },
    newcomer: {
      title: 'Reinforcements',
      task: 'You may now place the new pirate on any free hatch, even the one just left. As long as his back is to the ladder nobody can take him.',
      goal: 'Place the new pirate.',
      done: 'Welcome aboard. Now it is Bart’s turn to roll.',
    },
    free: {
      title: 'To the rescue',
      task: 'Bart holds one of yours on D5. Take the guard from behind: then he is your captive, and your comrade is free.',
      goal: 'Free your comrade.',
      done: 'The guard is in irons. Your comrade is on his feet and wants to go.',
    },
    exit: {
      title: 'Revenge',
      task: 'A freed pirate leaves at once, to a space ahead of his rescuer. If an opponent stands there with his back to him, he takes him as well.',
      goal: 'Let your comrade take a captive of his own.',
      done: 'Two captives in one turn. Had that one held a comrade too, it would have gone on.',
    },
    seven: {
      title: 'The seventh captive',
      task: 'When seven pirates are captive, of both colours together, the game is over: whoever holds more of them wins. It stands three to three.',
      goal: 'Take the seventh captive.',
      done: 'Four against three: you win!',
    },
    block: {
      title: 'Or leave no way out',
      task: 'There is a quicker way. Whoever cannot play any number at all loses at once, and pirates in the boat do not help. Bart has one pirate aboard, on S1.',
      goal: 'Block him with your 2.',
      done: 'Both ways are shut, and neither of yours turns his back on him. Blocking often beats capturing. That is the whole game!',
    },
  },
  misses: {
    elsewhere: 'A good walk, but not to D6. By way of D4 you can turn to either side of the mast.',
    'no-captive': 'Nobody was taken. Look for the pirate whose shield you reach in exactly two steps.',
    'not-from-hatch': 'This pirate did not begin on a hatch, so nobody comes aboard.',
    'still-captive': 'Your comrade is still under guard. Who stands right behind the guard?',
    'no-prey': 'He is free, but look: the pirate on D9 had his back to him.',
    'not-seven': 'Still six captives. Which pirate can be taken from behind with a single step?',
    'not-blocked': 'Bart still has a way out. Both spaces beside S1 must be yours.',
  },
  sections: {
    goal: {
      title: 'The aim',
      text: [
        'Creep up on the others and take them captive. *As soon as seven pirates are captive, of both colours together, whoever holds more of them wins.* And whoever is completely blocked loses even before that.',
        'Quedah Merchant is for two players, takes 15 to 30 minutes, and has a die that shows 1, 2 or 3.',
      ],
    },
    setup: {
      title: 'Setting up',
      text: [
        'Each player has seven pirates. In turn you each place one on a free *hatch* (a square start space, S1 to S6), his back to the ladder. The other six wait in the boat: this is your *reserve*.',
        'Lots decide who places first; that player also has the first turn.',
      ],
    },
    turn: {
      title: 'Your turn',
      text: ['The die is rolled for you. Then:'],
      points: [
        '*Walk* with one of your pirates exactly as far as the die says. Captives cannot be walked with.',
        'Did he begin on a hatch? Then *place* a pirate from your reserve on any free hatch, the one just left included. You must, as long as you have one and a hatch is free; this is the only way aboard.',
      ],
    },
    moving: {
      title: 'Walking',
      text: [
        'A pirate goes from space to space, never to the space his *back* (the dark shield) points to. After every step his back is where he has just come from. On a hatch there is only one way on, except for whoever has just been placed: he has both.',
        'You must walk the whole number. Every space on the way must be free; only on the last one somebody may stand, if you may take him. If you can arrive from several sides, choose well: that is where your back will be.',
        'A number that can be played must be played. If none of your pirates can, your turn is over.',
      ],
    },
    capturing: {
      title: 'Captives',
      text: [
        'If your *last step* enters the space of a lone opponent *from behind*, that is from where his back points, he becomes your captive. Your pirate stands on top of him and carries him along from now on.',
        'One captive is all a pirate can hold: he takes no more and frees nobody. You never have to take anybody if you can walk elsewhere. Whoever has his back to the ladder of a hatch is safe.',
      ],
    },
    special: {
      title: 'Freeing comrades',
      text: [
        'An opponent who holds one of yours can be taken from behind like any other, by a pirate without a captive. The guard becomes your captive and *your comrade is free*. He leaves at once for a space ahead of his rescuer: two on deck, one on a hatch.',
      ],
      points: [
        'If the space is free, he stands there with his back to the rescuer.',
        'If an opponent stands there with his back to the rescuer, your comrade takes him as well. If that one was a guard too, the next comrade is free, and so on.',
        'If one of yours stands there, or an opponent whose back points elsewhere, the space is closed.',
        'If all are closed, your opponent sets him on a free hatch; if there is none, he goes back to your boat.',
      ],
    },
    end: {
      title: 'The end',
      text: [
        'With the *seventh captive* the game ends at once, and whoever holds more captives wins.',
        'If your turn begins and you could not even play a 1, you are *blocked* and have lost, however many wait in your boat.',
        'After 200 turns in a row without a captive, a rescue or a new pirate the game is a *draw*.',
      ],
    },
    options: {
      title: 'Options of the table',
      text: [],
      rows: [
        ['First player', 'Drawn by lot, or always the first seat. In a rematch the other one begins.'],
        ['A roll that cannot be played', 'Costs the turn. Or, for short and nervous games: loses the game.'],
        ['Quiet turns', 'After how many the game is a draw. With 0 it is one only after 20,000 turns.'],
      ],
    },
    reference: {
      title: 'At a glance',
      text: [],
      rows: [
        ['Turn', 'Roll; walk exactly that far; if he left a hatch, place a new one.'],
        ['Never', 'Backwards, through others, onto your own.'],
        ['Captive', 'Last step from behind. One each.'],
        ['Free', 'Take the guard from behind; your comrade leaves forwards.'],
        ['You win', 'Seven are captive and you hold more; or your opponent is blocked.'],
        ['Draw', '200 quiet turns.'],
      ],
    },
  },
  figures: {
    start: 'One pirate each. Anne has rolled a 3.',
    roll: 'With a 2, Anne’s pirate on D3 can walk to S1 or S3 (over D2), or to D5 or D6 (over D4).',
    behind: 'In two steps Anne reaches D5 from behind. D6 she may not enter: that pirate has his back to D8.',
    captive:
      'The same after the walk: Anne’s pirate stands on his captive and shows a lock with Bart’s letter.',
    freeing:
      'Anne has taken the guard on D5, and her comrade is free. He can go to D7, or to D9, where he takes another captive.',
    blocked:
      'Bart’s only pirate cannot go anywhere, and his six in the boat cannot come aboard: he has lost.',
  },
};
