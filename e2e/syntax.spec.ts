import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { transformSync } from 'esbuild';
import { publishedBuild } from './publishedBuild';

const names: Record<string, string> = { ios_saf: 'ios' };

/** Browsers of package.json as esbuild names them, which does not know Samsung's: `chrome91`. */
const targets = (JSON.parse(readFileSync('package.json', 'utf8')).browserslist as string[])
  .map((text) => text.split(' >= '))
  .flatMap(([name = '', version]) =>
    name === 'samsung' ? [] : `${names[name] ?? name}${version}`,
  );

test('the scripts have only syntax that the oldest browsers know @smoke', () => {
  const folder = path.join(publishedBuild, 'static');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  // Which properties a browser knows depends on its version of Unicode, not of the syntax.
  const supported = { 'regexp-unicode-property-escapes': true };
  // esbuild replaces newer syntax by older.
  const newer = scripts.filter((name) => {
    const code = readFileSync(path.join(folder, name), 'utf8');
    return transformSync(code, { target: targets, supported }).code !== transformSync(code).code;
  });
  expect(newer).toEqual([]);
});
