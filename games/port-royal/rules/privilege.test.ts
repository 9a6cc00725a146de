import { describe, expect, test } from 'vitest';
import { cardNamed, colourNamed } from './cards.ts';
import { position } from './position.ts';
import { type AuctionFrame, NONE } from './state.ts';
import { answer, answers, asked, eventsOfType, legal, namesOf, question, refusal } from './testing.ts';

const LAST_WORD: AuctionFrame = { kind: 'auction', speaker: 0, high: 3, bidder: 2, passed: [1, 3] };

/** Seat 2 is about to get the privileges. */
const BEFORE = position({
  holder: NONE,
  open: 'R1 P7',
  hands: ['K1', 'K2', 'R2 R3 B1 B2 G1 G2 G3 G4', 'K3'],
  row: 'rum2 rum3',
  asked: LAST_WORD,
});
const EXCHANGE = answer(BEFORE, 'pass').state;

describe('the privileges', () => {
  test('[PRIVILEGE-1] exchange, then trump, then the leader', () => {
    let now = EXCHANGE;
    const asks = ['aside R1 R2', 'trump G', 'appoint 1'].map((line) => {
      const ask = `${question(now)} of ${asked(now)}`;
      now = answer(now, line).state;
      return ask;
    });
    expect(asks).toEqual(['exchange of 2', 'trump of 2', 'leader of 2']);
    expect(question(now)).toBe('stake');
  });

  test('[PRIVILEGE-2] the open cards go into the hand', () => {
    expect(namesOf(EXCHANGE.hands[2]!)).toBe('R1 R2 R3 B1 B2 G1 G2 G3 G4 P7');
  });

  test('[PRIVILEGE-3] any two of the ten may be set aside, those just taken and pirates too', () => {
    expect(legal(EXCHANGE)).toHaveLength(45);
    const { state } = answer(EXCHANGE, 'aside R1 P7');
    expect(namesOf(state.aside)).toBe('R1 P7');
    expect(namesOf(state.hands[2]!)).toBe('R2 R3 B1 B2 G1 G2 G3 G4');
    expect(refusal(EXCHANGE, 'aside R1 K1')).toBe('not-offered');
  });

  test('[PRIVILEGE-4] what was set aside no longer counts as held', () => {
    const aside = answers(EXCHANGE, ['aside B1 B2', 'trump R', 'appoint 2', 'stake rum2', 'play K2']);
    const blue = { ...aside.state, leader: 1, trick: [cardNamed('B5')] };
    expect(legal(blue)).toContain('play R3');
    const kept = answers(EXCHANGE, ['aside B1 G1', 'trump R', 'appoint 2', 'stake rum2', 'play K2']);
    expect(refusal({ ...kept.state, leader: 1, trick: [cardNamed('B5')] }, 'play R3')).toBe(
      'holds-led-colour',
    );
  });

  test('[PRIVILEGE-5] one of the four colours becomes trump', () => {
    const { state } = answer(EXCHANGE, 'aside R1 R2');
    expect(legal(state)).toEqual(['trump B', 'trump G', 'trump K', 'trump R']);
    expect(answer(state, 'trump K').state.trump).toBe(colourNamed('K'));
  });

  test('[PRIVILEGE-6] there is no round without trump', () => {
    const { state } = answer(EXCHANGE, 'aside R1 R2');
    expect(refusal(state, 'trump none')).toBe('not-offered');
  });

  test('[PRIVILEGE-7] everybody is told', () => {
    const { events } = answers(EXCHANGE, ['aside R1 R2', 'trump B']);
    expect(eventsOfType(events, 'trumpNamed')).toEqual([{ type: 'trumpNamed', seat: 2, colour: 1 }]);
  });

  test('[PRIVILEGE-8] any captain may be named to lead, also oneself', () => {
    const { state } = answers(EXCHANGE, ['aside R1 R2', 'trump B']);
    expect(legal(state)).toEqual(['appoint 1', 'appoint 2', 'appoint 3', 'appoint 4']);
    expect(asked(answer(state, 'appoint 3').state)).toBe(2);
    expect(asked(answer(state, 'appoint 4').state)).toBe(3);
  });
});
