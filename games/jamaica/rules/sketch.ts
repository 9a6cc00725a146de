import type { Paint } from '@tortuga/kernel';
import type { JamaicaView } from './state.ts';

export function sketch(view: JamaicaView, _paint: Paint): string {
  return `round ${view.round}`;
}
