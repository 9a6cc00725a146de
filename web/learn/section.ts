import { type Learning, SECTIONS, type SectionId } from '../toolkit/learn.ts';

/** The section an address leads to: by its own name, or by what a table asks (`#turn.ask`). */
export function sectionOf({ prompts }: Pick<Learning, 'prompts'>, hash: string): SectionId | undefined {
  const name = hash.replace(/^#/, '');
  const known: { readonly [prompt: string]: SectionId | undefined } = prompts;
  return SECTIONS.find((id) => id === name) ?? (Object.hasOwn(known, name) ? known[name] : undefined);
}
