import path from 'node:path';
import ts from 'typescript';

// ESLint's rule `import-x/no-cycle` ignores `import type`, but a cycle of types couples files too.

const folders = ['src', 'plugins', 'content-service', 'scripts'];
const extensions = ['.ts', '.tsx', '.mjs', '.cjs', '.js'];

/** Types and `import()` count too. `files` has the source code by path. */
function findCycle(files: Map<string, string>): string[] | undefined {
  const done = new Set<string>();
  const walk = (file: string, trace: string[]): string[] | undefined => {
    if (trace.includes(file)) return trace.slice(trace.indexOf(file));
    if (done.has(file)) return undefined;
    for (const next of importsOf(file)) {
      const cycle = walk(next, [...trace, file]);
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
      .flatMap((module) => ['', ...extensions].map((extension) => module + extension))
      .filter((file) => files.has(file));

  for (const file of files.keys()) {
    const cycle = walk(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

it('no files import each other in a cycle, types included', () => {
  const root = path.resolve(__dirname, '../..');
  const files = folders
    .flatMap((folder) =>
      ts.sys.readDirectory(path.join(root, folder), extensions, ['**/node_modules']),
    )
    .map((file) => [path.relative(root, file), ts.sys.readFile(file) ?? ''] as const);
  expect(files.length).toBeGreaterThan(500);
  expect(findCycle(new Map(files))).toBeUndefined();
});
