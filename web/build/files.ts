import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** All files of a folder by their path within it, in a stable order; those whose name begins with a dot are not ours. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort();
}
