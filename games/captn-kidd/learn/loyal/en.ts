import type { LoyalWords } from './words.ts';

export const words: LoyalWords = {
  steps: {
    place: {
      title: 'Come aboard',
      task: 'You are Anne, in red, and your crew waits in the boat. Pirates come aboard through the six hatches, the square gratings.',
      goal: 'Place a pirate on any hatch that glows.',
      done: 'Aboard! One placing or one step: that is a whole turn.',
    },
    step: {
      title: 'Forward only',
      task: 'Your pirate has his back to where he came from: that is the dark, riveted shield. The white tips show the ways ahead. He never steps backwards.',
      goal: 'Take your pirate on D4 one step forward.',
      done: 'See how he has turned: his back is now towards the space he left.',
    },
    hatch: {
      title: 'From every side',
      task: 'A pirate threatens every space ahead of him. Whoever is threatened from all sides goes overboard. A hatch has only two sides.',
      goal: 'Encircle Bart’s pirate on S1.',
      done: 'Splash! Two of yours look at S1, and nothing around it was free.',
    },
    back: {
      title: 'Backs do not threaten',
      task: 'Bart’s two pirates each have one free space left beside them. But mind your own backs: whoever turns his back on a pirate does not threaten him.',
      goal: 'Capture the one who really falls.',
      done: 'Right. The one on D4 would have survived: your pirate on D3 looks away from him.',
    },
    group: {
      title: 'All for one',
      task: 'Pirates of one colour side by side are a group. A group stands as long as one space beside any of them is free, and falls all together.',
      goal: 'Capture both pirates with one step.',
      done: 'Two at once. One gap would have saved them both.',
    },
    risk: {
      title: 'Into the lion’s den',
      task: 'S6 lies between two of Bart’s pirates who both look at it. Whoever is placed there is lost at once, unless he captures: the opponent’s pirates always go first.',
      goal: 'Place a pirate that captures the one on D11.',
      done: 'Bart’s pirate went first, and that gave yours a free space. He lives.',
    },
    win: {
      title: 'Checkmate at sea',
      task: 'Captures are not the aim. You win when your opponent is to move and can neither step nor place. Bart’s boat is empty, and his last pirate looks into a corner.',
      goal: 'Take his last way out.',
      done: 'He is not captured, but he cannot move: you win. Now you know all there is to know.',
    },
  },
  misses: {
    'not-stepped': 'That was a placing, and a fair turn. Here your pirate on deck should walk.',
    open: 'Not yet: there is still a free space beside him. Every space around must be yours.',
    'turned-back': 'He is surrounded, but not threatened from every side: one of yours has his back to him.',
    lost: 'Your own pirate was threatened from every side and is gone. Look for a placing that captures.',
    'can-move': 'Bart can still move. Which space can his last pirate step to?',
  },
  sections: {
    goal: {
      title: 'The aim',
      text: [
        'Two crews quarrel on one deck. *You win when your opponent is to move and can neither step nor place a pirate.* Encircling pirates is the way there; how many you have captured does not count.',
        'There is no luck and nothing is hidden. Loyal Captain is for two players and takes 15 to 30 minutes.',
      ],
    },
    setup: {
      title: 'Setting up',
      text: [
        'Each player has seven pirates. All of them begin in the boat beside the ship: this is your *reserve*. The deck is empty.',
        'Of the eighteen spaces, six are *hatches* (square, S1 to S6). They are the only way aboard. Lots decide who begins.',
      ],
    },
    turn: {
      title: 'Your turn',
      text: ['You do exactly one of two things:'],
      points: [
        '*Place* a pirate from your reserve on a free hatch.',
        '*Step* with one of your pirates to a free space next to him, forwards.',
      ],
    },
    moving: {
      title: 'Backs and ways ahead',
      text: [
        'Every pirate has a *back*: the dark shield on his disc. It points to the space he came from, and he never goes there. The white tips show the ways ahead: on deck there are two.',
        'Someone who has just been placed has his back to the ladder, and so both ways open. Whoever walks onto a hatch finds only one way on: nobody leaves the ship. Turning on the spot is not possible, and no two pirates ever share a space.',
        'A pirate who cannot go on stays where he is. That alone does him no harm.',
      ],
    },
    capturing: {
      title: 'Capturing',
      text: [
        'A pirate *threatens* every space ahead of him. A lone pirate is captured when on every space beside him stands an opponent who threatens him: three on deck, two on a hatch.',
        'Pirates of one colour side by side form a *group*, whichever way they look. A group is captured as a whole, when every space around it holds an opponent and none of these has his back to any of the group.',
        'So there are two ways to be safe: *one free space* beside the group, or *one opponent who turns his back* on it. Captured pirates are out of the game for good.',
      ],
    },
    special: {
      title: 'Placing into danger',
      text: [
        'After each turn the *opponent’s* captured pirates go first, and only then, on what is left, your own.',
        'So whoever is placed on a hatch between two opponents who look at it is lost at once, unless this very placing captures one of them. The same goes for a placing that fills the last free space of your own group.',
        'A step can never cost you pirates: the space just left is free.',
      ],
    },
    end: {
      title: 'The end',
      text: [
        'If it is your turn and you can neither step nor place, you have lost. Pirates in the boat do not help when every hatch is taken.',
        'The game is a *draw* when the same position stands for the third time.',
      ],
    },
    options: {
      title: 'Options of the table',
      text: [],
      rows: [
        ['First player', 'Drawn by lot, or always the first seat. In a rematch the other one begins.'],
        [
          'Repetition',
          'On: the third time is a draw, and so are 600 turns in a row without a placing or a capture. Off: 200 such turns are a draw.',
        ],
      ],
    },
    reference: {
      title: 'At a glance',
      text: [],
      rows: [
        ['Turn', 'Place one, or step with one.'],
        ['Step', 'One space, forwards, onto a free space.'],
        ['Captured', 'Nothing free around the group, and nobody there turns his back on it.'],
        ['Order', 'First the opponent’s pirates go, then yours.'],
        ['You lose', 'When you can neither step nor place.'],
        ['Draw', 'The same position for the third time.'],
      ],
    },
  },
  figures: {
    deck: 'The empty deck. The six hatches are marked; each is joined to two other spaces, every round space to three.',
    facing: 'Anne’s pirate on D4 has come from D3. He can go on to D5 or to D6, and threatens both.',
    lone: 'When Anne steps from D9 to D5, Bart’s pirate on D4 is threatened from all three sides and goes overboard.',
    group:
      'Bart’s two pirates on D4 and D5 are a group. All four spaces around them are taken, and everybody looks at them: both are captured.',
    saved: 'Surrounded, and yet safe: Anne’s pirate on D3 has his back to D4.',
    placing:
      'S6 lies between two of Bart’s pirates. Yet Anne may place here: she captures the one on D11, and so her own has a free space.',
    stuck:
      'Bart’s last pirate on D7 is not captured, because D5 is free. But he cannot go backwards: Bart has lost.',
  },
};
