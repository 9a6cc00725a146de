import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Modules named `*.static.ts` are worked out while building: the page gets what they export as plain data, and
 * none of the code behind it. That is how the home page knows every game without its rules.
 */
export function staticModules(): Plugin {
  return {
    name: 'tortuga-static-modules',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.static.ts')) return null;
      const exported: object = await import(pathToFileURL(id).href);
      const lines = Object.entries(exported).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return lines.join('\n');
    },
  };
}
