// The arrows of the house: which folder may import which. Everything not listed is forbidden.
const MAY_IMPORT = {
  kernel: [],
  testkit: ['kernel'],
  bots: ['kernel'],
  games: ['kernel'],
  tables: ['kernel', 'bots'],
  server: ['kernel', 'games', 'bots', 'tables'],
  web: ['kernel', 'games', 'bots', 'tables'],
  cli: ['kernel', 'games', 'bots', 'tables', 'server'],
};

const FOLDERS = [...Object.keys(MAY_IMPORT), 'bench', 'e2e', 'scripts'];
const TEST = '\\.test\\.ts$';
/** What a game shows people: its table, and what it teaches. */
const SHOWN = '^games/[^/]+/(?:table|learn)/';

const folders = (names) => `^(${names.join('|')})/`;

function arrowsFrom(folder, allowed) {
  const others = FOLDERS.filter((name) => name !== folder && !allowed.includes(name));
  const forTests = others.filter((name) => name !== 'testkit' && name !== 'bots');
  return [
    {
      name: `${folder}-arrows`,
      comment: `${folder} may import ${allowed.join(', ') || 'nothing'}`,
      severity: 'error',
      from: { path: `^${folder}/`, pathNot: [TEST, SHOWN] },
      to: { path: folders(others) },
    },
    {
      name: `${folder}-test-arrows`,
      comment: `tests of ${folder} may import testkit and bots besides ${allowed.join(', ') || 'nothing'}`,
      severity: 'error',
      from: { path: `^${folder}/.*${TEST}` },
      to: { path: folders(forTests) },
    },
  ];
}

const rules = [
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or need a third; types may, for they vanish',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'resolvable',
    comment: 'An import that leads nowhere is not checked by any other rule',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'pure-rules',
    comment: 'Kernel, bots, games and tables use neither Node nor packages',
    from: { path: '^(kernel|bots|games|tables)/', pathNot: [TEST, SHOWN] },
    to: { pathNot: '^(kernel|bots|games|tables)/', dependencyTypesNot: ['local', 'localmodule'] },
  },
  {
    name: 'games-apart',
    comment: 'Games never import each other; only games/index.ts knows them all',
    from: { path: '^games/([^/]+)/' },
    to: { path: '^games/', pathNot: '^games/$1/' },
  },
  {
    name: 'rules-without-picture',
    comment: 'Rules, bots and texts of a game know neither its table nor its lesson',
    from: { path: '^games/[^/]+/(?!(?:table|learn)/)' },
    to: { path: SHOWN },
  },
  {
    name: 'table-arrows',
    comment: "A game's table and lesson import the toolkit of web and their own game",
    from: { path: SHOWN },
    to: { path: folders(FOLDERS.filter((name) => !['games', 'web', 'kernel'].includes(name))) },
  },
  {
    name: 'front-door',
    comment: 'Other folders come in through index.ts',
    from: { path: '^([^/]+)/', pathNot: '^bench/' },
    to: { path: '^(kernel|bots|tables|testkit)/', pathNot: ['^$1/', '^[^/]+/index\\.ts$'] },
  },
  {
    name: 'tests-are-leaves',
    comment: 'Nobody imports a test',
    from: {},
    to: { path: TEST },
  },
  {
    name: 'yardstick',
    comment: 'boardgame.io is only measured against',
    from: { pathNot: '^bench/' },
    to: { path: 'node_modules/boardgame\\.io' },
  },
];

export default {
  forbidden: [
    ...rules.map((rule) => ({ severity: 'error', ...rule })),
    ...Object.entries(MAY_IMPORT).flatMap(([folder, allowed]) => arrowsFrom(folder, allowed)),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.svelte', '.json', '.d.ts'],
    },
  },
};
