import path from 'node:path';
import ts from 'typescript';

/** Something in the words of schema.org, as it was read from a page. */
export type Thing = { '@type': string } & Record<string, unknown>;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts'],
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/**
 * Holds things to the whole vocabulary of schema.org, which schema-dts writes as types: a property
 * that the type does not have, or a value that the property does not take, is a fault.
 *
 * @returns what the compiler says, in its own words
 */
export function vocabularyFaults(things: readonly Thing[]): string[] {
  const lines = things.map(
    (thing, index) => `export const thing${index}: schema.${thing['@type']} = ${toLiteral(thing)};`,
  );
  const source = [`import type * as schema from 'schema-dts';`, ...lines].join('\n');
  const file = path.resolve('things.ts');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** Without what is an annotation of an action, which its type does not have. */
function toLiteral(thing: Thing): string {
  return JSON.stringify(thing, (key, value: unknown) =>
    key === 'query-input' ? undefined : value,
  );
}
