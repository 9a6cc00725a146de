import { LANGUAGES, labelFor, narrate, readMove, render, type Text, wordsFor } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { madagaskar } from '../../madagaskar.ts';
import { madagaskarPosition } from '../../rules/madagaskar/position.ts';
import { say } from '../../rules/madagaskar/say.ts';
import type { MadagaskarEvent } from '../../rules/madagaskar/state.ts';

const NAMES = ['Anne', 'Bart', 'Calico'];

function told(event: MadagaskarEvent): string[] {
  return LANGUAGES.map((language) =>
    narrate(madagaskar.text[language], event, wordsFor({ language, names: NAMES })),
  );
}

function said(text: Text): string[] {
  return LANGUAGES.map((language) =>
    render(madagaskar.text[language], text, wordsFor({ language, names: NAMES })),
  );
}

function labelled(position: string, line: string): string[] {
  const state = madagaskarPosition(position);
  if (!state.ok) throw new Error(state.detail);
  const move = readMove(madagaskar, state.value, 0, line);
  if (!move.ok) throw new Error(move.code);
  return said(labelFor(madagaskar, state.value, move.value));
}

describe('one and many', () => {
  test('a flag and flags', () => {
    expect(told({ type: 'flagRaised', at: 0, flags: 1 })).toEqual([
      'The tower on S1 (bow hatch) now flies a flag.',
      'De toren op S1 (boegluik) voert nu een vlag.',
      'Der Turm auf S1 (Bugluke) trägt jetzt eine Flagge.',
    ]);
    expect(
      told({ type: 'flagRaised', at: 0, flags: 3 }).map((line) => line.split(' now ')[1] ?? line),
    ).toEqual([
      'flies 3 flags.',
      'De toren op S1 (boegluik) voert nu 3 vlaggen.',
      'Der Turm auf S1 (Bugluke) trägt jetzt 3 Flaggen.',
    ]);
  });

  test('a turn and turns', () => {
    expect(said(say('drawn.idle', { turns: 1 }))).toEqual([
      'A draw: 1 turn without a placing or a capture.',
      'Remise: 1 beurt zonder inzet en zonder slag.',
      'Unentschieden: 1 Zug ohne Einsetzen und ohne Schlagen.',
    ]);
    expect(said(say('drawn.idle', { turns: 200 }))).toEqual([
      'A draw: 200 turns without a placing or a capture.',
      'Remise: 200 beurten zonder inzet en zonder slag.',
      'Unentschieden: 200 Züge ohne Einsetzen und ohne Schlagen.',
    ]);
  });

  test('a pirate and a tower', () => {
    const route = [8, 9];
    expect(told({ type: 'moved', seat: 0, route, height: 1 })).toEqual([
      'Anne moves a pirate: D3 > D4.',
      'Anne loopt met een piraat: D3 > D4.',
      'Anne zieht mit einem Piraten: D3 > D4.',
    ]);
    expect(told({ type: 'moved', seat: 0, route, height: 8 })).toEqual([
      'Anne moves a tower of height 8: D3 > D4.',
      'Anne loopt met een toren van 8: D3 > D4.',
      'Anne zieht mit einem 8er-Turm: D3 > D4.',
    ]);
  });
});

describe('what a choice is called', () => {
  test('a capture names both', () => {
    expect(labelled('A:D4<D3 B:D5<D4*3', 'D4>D5<D4')).toEqual([
      'Capture the 3-high tower of Bart on D5 (port of the mast) with the pirate from D4 (before the main mast)',
      'Sla met de piraat vanaf D4 (vóór de grote mast) de toren van 3 van Bart op D5 (bakboord van de mast)',
      'Mit dem Piraten von D4 (vor dem Großmast) aus den 3er-Turm von Bart auf D5 (backbord vom Mast) schlagen',
    ]);
  });

  test('ends that differ in their back alone have different names', () => {
    const one = labelled('A:D4<D3*2 B:S1<entry', 'D4>D9<D5');
    const other = labelled('A:D4<D3*2 B:S1<entry', 'D4>D9<D6');
    for (const [i, label] of one.entries()) expect(label).not.toBe(other[i]);
    const round = labelled('A:D4<D3*4 B:S1<entry', 'D4>D4<D5');
    for (const [i, label] of labelled('A:D4<D3*4 B:S1<entry', 'D4>D4<D6').entries()) {
      expect(label).not.toBe(round[i]);
    }
  });
});
