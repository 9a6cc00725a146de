/** Tables for people far apart, and bots that think beside them. */

export { type Config, ConfigMistake, readConfig, settingsOf } from './config.ts';
export { type Served, type ServeOptions, serve } from './serve.ts';
export { backupFolder } from './storage/sqlite/backup.ts';
export { StorageFault } from './storage/storage.ts';
export type { Answer, Ask, Suggestion, ThinkingBudget } from './thinking/ask.ts';
export { Thinkers, type ThinkersOptions } from './thinking/thinkers.ts';
