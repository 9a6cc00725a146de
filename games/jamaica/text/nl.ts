import { en } from './en.ts';

export const nl = en;
