import type { Paint } from '@tortuga/kernel';
import type { SpanishMainView } from './state.ts';

export function sketch(view: SpanishMainView, paint: Paint): string {
  return (
    view.ships.map((ship, i) => paint.seat(ship.seat, `${i + 1} ${ship.x} ${ship.y} ${ship.h}`)).join('\n') ||
    '-'
  );
}
