import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { complaintsAbout, examplesIn, findExamples } from './doc-examples.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

describe('examples', () => {
  test('compile, all of them', () => {
    const examples = findExamples(ROOT);
    expect(examples.map(({ file }) => file)).toContain('kernel/fate.ts');
    expect(complaintsAbout(ROOT, examples)).toEqual([]);
  });

  test('are found in doc comments and in documents', () => {
    const source = '/**\n * Rolls.\n *\n * ```ts\n * if (a) {\n *   b();\n * }\n * ```\n */\n';
    expect(examplesIn('a.ts', source)).toEqual([{ file: 'a.ts', line: 5, code: 'if (a) {\n  b();\n}' }]);
    const document = '```ts\none\n```\n```\nnot this\n```\n```ts\ntwo\n```\n';
    expect(examplesIn('a.md', document)).toEqual([
      { file: 'a.md', line: 2, code: 'one' },
      { file: 'a.md', line: 8, code: 'two' },
    ]);
  });

  test('that do not compile are named by file and line', () => {
    const examples = [
      { file: 'kernel/good.ts', line: 7, code: "import { roll } from '@tortuga/kernel';\nexport { roll };" },
      {
        file: 'kernel/bad.ts',
        line: 20,
        code: "import { roll } from '@tortuga/kernel';\n\nconst six: string = roll({ draw: () => 5 }, 6);",
      },
      { file: 'docs/worse.md', line: 3, code: "import { rol } from '@tortuga/kernel';" },
    ];
    expect(complaintsAbout(ROOT, examples).sort()).toEqual([
      expect.stringMatching(/^docs\/worse\.md:3: error TS\d+: .*'rol'/),
      expect.stringMatching(/^kernel\/bad\.ts:22: error TS\d+: Type 'number' is not assignable/),
    ]);
  });
});

test('every export of the kernel has a doc comment', () => {
  const index = `${ROOT}/kernel/index.ts`;
  const options = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };
  const program = ts.createProgram([index], { ...options, allowImportingTsExtensions: true, noEmit: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(index);
  const kernel = source && checker.getSymbolAtLocation(source);
  const exports = kernel === undefined ? [] : checker.getExportsOfModule(kernel);
  const originals = exports.map((name) =>
    name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name,
  );
  expect(originals.map(({ name }) => name)).toContain('askedSeats');
  const bare = originals.filter((symbol) => symbol.getDocumentationComment(checker).length === 0);
  expect(bare.map(({ name }) => name)).toEqual([]);
});
