/** The pages, each loaded when somebody goes there. Only the home page comes with the client itself. */

import type { Component } from 'svelte';
import Home from '../pages/Home.svelte';
import Lost from '../pages/Lost.svelte';
import type { Place } from './routes.ts';

/** Every page is given the names in its address, and what follows the question mark. */
export interface PageProps {
  readonly params: Place['params'];
  readonly query: URLSearchParams;
}

type Page = Component<PageProps>;

interface PageModule {
  readonly default: unknown;
}

const LOADERS: { readonly [Name in Place['page']]: () => PageModule | Promise<PageModule> } = {
  home: () => ({ default: Home }),
  lost: () => ({ default: Lost }),
  play: () => import('../pages/Play.svelte'),
  table: () => import('../pages/Table.svelte'),
  local: () => import('../pages/Local.svelte'),
  tables: () => import('../pages/Tables.svelte'),
  my: () => import('../pages/My.svelte'),
  learn: () => import('../pages/Learn.svelte'),
  lesson: () => import('../pages/Lesson.svelte'),
  rules: () => import('../pages/Rules.svelte'),
  replay: () => import('../pages/Replay.svelte'),
  settings: () => import('../pages/Settings.svelte'),
  about: () => import('../pages/About.svelte'),
};

/** The page itself if it is here already, else a promise of it. */
export function loadPage(name: Place['page']): Page | Promise<Page> {
  const loaded = LOADERS[name]();
  return 'then' in loaded ? loaded.then(pageOf) : pageOf(loaded);
}

/** Some pages need nothing of what every page is given. */
function pageOf({ default: page }: PageModule): Page {
  return page as Page;
}
