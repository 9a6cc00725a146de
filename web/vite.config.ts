import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { fontPreloads } from './build/font-preloads.ts';
import { staticModules } from './build/static-modules.ts';

/** The oldest browsers we mean: they know `light-dark()`. */
const BROWSERS = ['chrome123', 'firefox121', 'safari17.5'];

/** While developing, the server runs beside. */
const SERVER = process.env['TORTUGA_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte({ configFile: false }), staticModules(), fontPreloads()],
  build: {
    target: BROWSERS,
    outDir: 'dist',
    emptyOutDir: true,
    // Everything has an address: our pages forbid `data:` and inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: `${import.meta.dirname}/index.html`, sw: `${import.meta.dirname}/pwa/sw.ts` },
      output: {
        // The browser asks for the worker at one address, always.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // All that the first page needs in one file; the worker must stay in its own.
        codeSplitting: { groups: [{ name: 'client', tags: ['$initial'], test: /^(?!.*[\\/]pwa[\\/]sw)/ }] },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});
