/** The addresses of the client. */

const ROUTES = {
  home: '/',
  play: '/play/:game',
  table: '/table/:id',
  local: '/local/:id',
  tables: '/tables',
  my: '/my',
  learn: '/learn',
  lesson: '/learn/:game',
  rules: '/rules/:game',
  replay: '/replay',
  settings: '/settings',
  about: '/about',
} as const;

export type PageName = keyof typeof ROUTES;

/** The names in an address: `{ game: string }` of `/play/:game`. */
type Names<Pattern extends string> = Pattern extends `${string}:${infer Name}` ? Name : never;

type Params<Page extends PageName> = { readonly [Name in Names<(typeof ROUTES)[Page]>]: string };

/** Where somebody is: a page and the names in its address, or nowhere we know. */
export interface Place {
  readonly page: PageName | 'lost';
  readonly params: { readonly [name: string]: string };
}

/** The page at an address. */
export function placeAt(path: string): Place {
  for (const [page, pattern] of Object.entries(ROUTES)) {
    const params = match(pattern, path);
    if (params !== undefined) return { page: page as PageName, params };
  }
  return { page: 'lost', params: {} };
}

function match(pattern: string, path: string): Place['params'] | undefined {
  const wanted = parts(pattern);
  const given = parts(path);
  if (wanted.length !== given.length) return undefined;
  const params: { [name: string]: string } = {};
  for (const [i, part] of wanted.entries()) {
    const value = plain(given[i] ?? '');
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return undefined;
  }
  return params;
}

/** A slash at the end makes no difference. */
function parts(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** What an address stands for; one that stands for nothing is taken as it is. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

type Given<Page extends PageName> = keyof Params<Page> extends never ? [] : [params: Params<Page>];

/** The address of a page. */
export function pathTo<Page extends PageName>(page: Page, ...[params]: Given<Page>): string {
  return ROUTES[page].replace(/:(\w+)/, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(params ?? {}, name))),
  );
}
