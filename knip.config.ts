import type { KnipConfig } from 'knip';

/** The scripts of a component: what its markup uses, they import; what they export, whoever binds it uses. */
function scriptsOf(component: string): string {
  const scripts = [...component.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
  // Parts that are loaded when they are needed are imported by the markup.
  const lazy = component.match(/import\('[^']+'\)/g) ?? [];
  return [...scripts, ...lazy].join(';\n').replaceAll(/^\s*export (?=function|const|async)/gm, '');
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
    // Started as processes of their own.
    bench: { entry: ['main.ts', 'server/{tortuga,boardgame-io}.ts'] },
    server: { entry: ['chaos/{main,child}.ts', '**/*.test.ts'] },
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
