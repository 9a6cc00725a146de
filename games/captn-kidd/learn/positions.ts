import { type Result, RulesBug } from '@tortuga/kernel';

/** A position that is written in this folder and so must be right. */
export function sure<State>(position: Result<State, 'bad-position'>): State {
  if (!position.ok) throw new RulesBug(position.detail ?? position.code);
  return position.value;
}
