import { LANGUAGES, labelFor, offersFor, promptFor, render, type Text, wordsFor } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { piratenbucht } from '../piratenbucht.ts';
import type { PirateState } from '../rules/state.ts';
import { asked, atIsland3, battles, fight, harbour } from '../rules/testing.ts';

const words = wordsFor({ language: 'en', names: ['Anne', 'Bart', 'Calico'] });

function english(text: unknown): string {
  return render(piratenbucht.text.en, text as Text, words);
}

function prompt(state: PirateState): string {
  return english(promptFor(piratenbucht, state, asked(state)));
}

function labels(state: PirateState): string[] {
  return offersFor(piratenbucht, state, asked(state)).map(({ move }) =>
    english(labelFor(piratenbucht, state, move)),
  );
}

describe('prompts and labels', () => {
  test('[BATTLE-8] a turn is asked for by who may be shot at', () => {
    expect(prompt(fight({}, {}))).toContain('shoot at a rival');
    const setting = { ...atIsland3({}), blackShips: [3 as const] };
    expect(prompt(battles(setting).state)).toContain('shoot at the enemy ship');
  });

  test('[HARBOUR-13] prices are what one will pay, the rebate deducted', () => {
    const captain = { at: 3 as const, gold: 5, crew: { refit: 2 as const }, hold: { reinforce: 1 as const } };
    const { state } = harbour({ captains: [captain, { at: 1, gold: 0 }, { at: 2, gold: 0 }] });
    expect(prompt(state)).toBe('You can spend 7 gold. How far do you raise the sails?');
    expect(labels(state).slice(0, 2)).toEqual([
      'Raise the sails to 6 for 0 gold',
      'Raise the sails to 7 for 1 gold',
    ]);
    expect(labels(state).at(-1)).toBe('Raise nothing');
  });

  test('[HARBOUR-12] nothing to turn is an answer of its own', () => {
    const captain = { at: 3 as const, gold: 2, sails: 8, hold: { reinforce: 1 as const } };
    const { state } = harbour({ captains: [captain, { at: 1, gold: 0 }, { at: 2, gold: 0 }] });
    expect(labels(state)).toEqual(['Turn nothing', 'Turn Reinforcement face up again (hold) for 2 gold']);
  });

  test('[GEN-1] no language counts in rum', () => {
    for (const code of LANGUAGES) {
      const { events } = piratenbucht.text[code];
      const told = events.fameGained({ type: 'fameGained', seat: 0, fame: 2, reason: 'plunder' }, words);
      expect(told).toMatch(/2 (fame|roem|Ruhm)/);
    }
  });
});
