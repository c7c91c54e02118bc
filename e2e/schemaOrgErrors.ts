import path from 'node:path';
import ts from 'typescript';

/** `@type` is a list for the centre, which has several types. */
export type Thing = { '@type': string | string[] } & Record<string, unknown>;

export function typesOf(thing: Thing): string[] {
  return [thing['@type']].flat();
}

export function sortByType(things: readonly Thing[]): Record<string, Thing[]> {
  const byType: Record<string, Thing[]> = {};
  for (const thing of things) for (const type of typesOf(thing)) (byType[type] ??= []).push(thing);
  return byType;
}

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
 * Returns the messages of the TypeScript compiler, which compares the things with schema.org's
 * complete vocabulary (the types of schema-dts).
 */
export function schemaOrgErrors(things: readonly Thing[]): string[] {
  const lines = things.map(
    (thing, index) => `export const thing${index}: ${toTypeName(thing)} = ${toLiteral(thing)};`,
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

function toTypeName(thing: Thing): string {
  const types = typesOf(thing);
  const leaves = types.map((type) => `schema.${type}Leaf`);
  return types.length > 1 ? `schema.MergeLeafTypes<[${leaves.join()}]>` : `schema.${types.join()}`;
}

/** Omits `query-input`, which is allowed although the types lack it. */
function toLiteral(thing: Thing): string {
  return JSON.stringify(thing, (key, value: unknown) =>
    key === 'query-input' ? undefined : value,
  );
}
