import type { KnipConfig } from 'knip';

/** The scripts of a component: what its markup uses, they import; what they export, whoever binds it uses. */
function scriptsOf(component: string): string {
  const scripts = [...component.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
  return scripts.join(';\n').replaceAll(/^export (?=function|const)/gm, '');
}

const config: KnipConfig = {
  compilers: { svelte: scriptsOf },
  // Run by path from scripts/, or by oxlint itself.
  ignoreDependencies: ['@biomejs/biome', '@typescript/native', 'oxlint', 'oxlint-tsgolint', 'svelte-check'],
  workspaces: {
    '.': {
      entry: ['scripts/*.{ts,mjs}'],
      project: ['scripts/**', '*.ts'],
      ignoreBinaries: ['apt-get'],
    },
    e2e: { entry: ['page/*.ts', '*.test.ts'] },
    bench: { entry: ['main.ts'] },
    games: { project: ['**/*.{ts,svelte}'] },
    web: {
      project: ['**/*.{ts,svelte}'],
      // Named by the style sheets.
      ignoreDependencies: ['@fontsource/alegreya-sans', '@fontsource/im-fell-english'],
    },
    '*': {},
  },
};

export default config;
