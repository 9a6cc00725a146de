/** The clocks of players, ticking here between two messages. */

import type { LanguageCode, Seat } from '@tortuga/kernel';
import type { ShownClock } from '@tortuga/tables';

/** Milliseconds a seat has left; `now` is on the table's clock. */
export function timeLeft({ left, running, at }: ShownClock, seat: Seat, now: number): number {
  const passed = running.includes(seat) ? Math.max(0, now - at) : 0;
  return Math.max(0, (left[seat] ?? 0) - passed);
}

/** From here on every second counts. */
export const SHORT = 20_000;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** "2 days", "5 hr 12 min", "4:09", "0:08.3". */
export function timeText(milliseconds: number, language: LanguageCode): string {
  if (milliseconds >= 2 * DAY) return unit(Math.floor(milliseconds / DAY), 'day', language, 'long');
  if (milliseconds >= HOUR) return hours(milliseconds, language);
  const seconds = Math.floor(milliseconds / 1000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return milliseconds < 10_000 ? `${text}.${Math.floor((milliseconds % 1000) / 100)}` : text;
}

function hours(milliseconds: number, language: LanguageCode): string {
  const minutes = Math.floor((milliseconds % HOUR) / 60_000);
  return `${unit(Math.floor(milliseconds / HOUR), 'hour', language)} ${unit(minutes, 'minute', language)}`;
}

function unit(
  n: number,
  name: string,
  language: LanguageCode,
  unitDisplay: 'short' | 'long' = 'short',
): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay }).format(n);
}
