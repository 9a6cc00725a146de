import type { MadagaskarWords } from './words.ts';

export const words: MadagaskarWords = {
  steps: {
    strike: {
      title: 'Strike from behind',
      task: 'You are Anne, in red. A pirate walks one space, never backwards: the dark shield is his back. End on an opponent from behind, over his shield, and you capture him.',
      goal: 'Capture Bart’s pirate on D5.',
      done: 'Your pirate stands on top: a tower of two, and it is yours.',
    },
    tower: {
      title: 'As high, as far',
      task: 'A tower walks exactly as many spaces as it is high, no more and no less. Every space on the way must be free.',
      goal: 'Capture another pirate with your tower.',
      done: 'Three high now, and so it walks three spaces. Tall towers need room!',
    },
    detour: {
      title: 'The long way round',
      task: 'Bart’s pirate on D6 has his back to D9. He stands right beside your tower, but you must come from behind, and you have three steps to go.',
      goal: 'Go round the mast and capture him.',
      done: 'Three steps, and straight into his back. The way you arrive decides.',
    },
    ambush: {
      title: 'A knife in the back',
      task: 'Instead of walking you may place a pirate from your boat on a free hatch. With his back to the ladder nobody can capture him. Bart has just left S1.',
      goal: 'Place a pirate right behind Bart’s on D1.',
      done: 'Now he must run, or you take him next turn. Whoever leaves a hatch makes room for others.',
    },
    escape: {
      title: 'Mind your back',
      task: 'Your tower is in danger: the pirate on D7 stands right behind it. Bart’s tower on D6 goes two steps and can strike as well, so look where it can reach.',
      goal: 'Move so that Bart can capture nothing next turn.',
      done: 'Out of reach. Before every move, look at the backs you leave behind.',
    },
    win: {
      title: 'All of it',
      task: 'You win as soon as nobody else has a tower on deck or a pirate in the boat. From six up, five pirates at the bottom are shown as a flag.',
      goal: 'Capture Bart’s last tower.',
      done: 'Seven high, under one flag, and Bart has nothing left: you win! That is the whole game.',
    },
  },
  misses: {
    'no-capture': 'Nobody was captured. Which opponent has his back to a space from which you can arrive?',
    'wrong-side': 'You did not arrive from behind. Count three steps over D5 and D9.',
    'not-behind': 'A fair move, but not behind him. His back points to S1.',
    exposed:
      'Bart can still capture something of yours from behind. Look where his tower on D6 can go in two steps.',
    'not-all': 'Bart still has his tower. Two steps, and from behind.',
  },
  sections: {
    goal: {
      title: 'The aim',
      text: [
        'Capture from behind and pile up towers. *You win when you have captured everything: nobody else has a tower on deck or a pirate in the boat.*',
        'There is no luck and nothing is hidden. Madagaskar is for two or three players and takes 15 to 30 minutes.',
      ],
    },
    setup: {
      title: 'Setting up',
      text: [
        'With two players each has seven pirates, with three players six. In turn you place one at a time on a free *hatch* (the square spaces S1 to S6) until all six are taken. That is three each for two players, two each for three. The other four wait in the boat: this is your *reserve*.',
        'Lots decide who places first; that player also has the first turn.',
      ],
    },
    turn: {
      title: 'Your turn',
      text: ['You do exactly one of two things:'],
      points: [
        '*Move* one of your pirates or towers.',
        '*Place* a pirate from your reserve on a free hatch, his back to the ladder.',
      ],
    },
    moving: {
      title: 'Moving',
      text: [
        'A tower belongs to whoever is on top, and moves as a whole. *It goes exactly as many steps as it is high*; a single pirate goes one.',
        'It never goes to the space its *back* (the dark shield) points to, and after every step its back is where it has just come from. On a hatch there is only one way on, except for whoever has just been placed: he has both. Every space on the way must be free. It may go in a circle, and even end where it began. If you can arrive from several sides, choose well: that is where your back will be.',
        'A tower without room for all its steps cannot move. If you can neither move nor place, you pass.',
      ],
    },
    capturing: {
      title: 'Capturing',
      text: [
        'If your last step enters the space of an opponent *from behind*, that is from where the back of its top pirate points, you capture the pirate or the whole tower: yours goes on top, the heights add up, and your back counts.',
        'You may capture as often as you can, but never have to, and never onto a tower of your own. Whoever has his back to the ladder of a hatch is safe. Pirates inside a tower are never freed: they only make it higher.',
      ],
    },
    special: {
      title: 'Flags',
      text: [
        'Tall towers are hard to count. From six up, the lowest five are shown as a *flag*; from eleven up there are two, from sixteen up three. A flag is only for the eye: the tower is as high as before, and the number says how high.',
      ],
    },
    end: {
      title: 'The end',
      text: [
        'Whoever has neither a tower on deck nor a pirate in reserve is *out*. The last one left wins at once. Somebody without a tower but with pirates in reserve plays on.',
        'The game is a *draw* among those still in it when all of them must pass one after the other, when the same position stands for the third time, or after 200 turns in a row without a capture or a placing.',
      ],
    },
    options: {
      title: 'Options of the table',
      text: [],
      rows: [
        ['First player', 'Drawn by lot, or always the first seat. In a rematch the next one begins.'],
        ['Quiet turns', 'After how many the game is a draw: 200, or as you like up to 600. 0 means 600.'],
      ],
    },
    reference: {
      title: 'At a glance',
      text: [],
      rows: [
        ['Turn', 'Move one, or place one.'],
        ['Move', 'Exactly as many steps as it is high.'],
        ['Never', 'Backwards, through others, onto your own.'],
        ['Capture', 'Last step from behind; the heights add up.'],
        ['Safe', 'With the back to the ladder.'],
        ['You win', 'When nobody else has anything left.'],
        ['Draw', 'All pass; the same position three times; 200 quiet turns.'],
      ],
    },
  },
  figures: {
    start: 'All hatches are taken, three pirates each, and four wait in every boat. Anne has the first turn.',
    reach: 'Anne’s tower of three can end on any of the marked spaces, and nowhere else.',
    crowded: 'This tower of two has nowhere to go: beyond D7 both hatches are taken, and D9 is in the way.',
    capture: 'In two steps Anne’s tower arrives behind Bart’s tower of three.',
    captured: 'Now Anne’s tower is five high, with its back to D4, and will walk five steps.',
    safe: 'Bart’s pirate on S1 has his back to the ladder: Anne cannot capture him from D1.',
    flags: 'A tower of three, and one of eleven: two flags stand for ten of its pirates.',
  },
};
