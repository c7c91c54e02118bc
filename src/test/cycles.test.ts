import path from 'node:path';
import ts from 'typescript';

// ESLint's `import-x/no-cycle` passes over `import type`; a ring of types ties files together all the same.

const rooms = ['src', 'plugins', 'content-service', 'scripts'];
const endings = ['.ts', '.tsx', '.mjs', '.cjs', '.js'];

/** @returns files that import one another in a ring, types and `import()` included */
function findCycle(files: Map<string, string>): string[] | undefined {
  const done = new Set<string>();
  const walk = (file: string, way: string[]): string[] | undefined => {
    if (way.includes(file)) return way.slice(way.indexOf(file));
    if (done.has(file)) return undefined;
    for (const next of importsOf(file)) {
      const cycle = walk(next, [...way, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  const importsOf = (file: string) =>
    ts
      .preProcessFile(files.get(file) ?? '')
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }) => path.join(path.dirname(file), fileName))
      .flatMap((place) => ['', ...endings].map((ending) => place + ending))
      .filter((place) => files.has(place));

  for (const file of files.keys()) {
    const cycle = walk(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

it('finds no cycle of imports, of types neither', () => {
  const root = path.resolve(__dirname, '../..');
  const files = rooms
    .flatMap((room) => ts.sys.readDirectory(path.join(root, room), endings, ['**/node_modules']))
    .map((file) => [path.relative(root, file), ts.sys.readFile(file) ?? ''] as const);
  expect(files.length).toBeGreaterThan(500);
  expect(findCycle(new Map(files))).toBeUndefined();
});

it.each([
  "import type { B } from './b';",
  "import { type B } from './b';",
  "export * from './b';",
  "type B = import('./b').B;",
  "const load = () => import('./b');",
])('would find one: %s', (code) => {
  const files = { 'x/a.ts': code, 'x/b.tsx': "import '../c';", 'c.ts': "import './x/a';" };
  expect(findCycle(new Map(Object.entries(files)))).toEqual(['x/a.ts', 'x/b.tsx', 'c.ts']);
});
