import { readFileSync } from 'node:fs';
import path from 'node:path';
import mendGatsby from './mendGatsby.cjs';

const folder = 'node_modules/gatsby/cache-dir';
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const mend = (file: string, source: string) =>
  mendGatsby.call({ resourcePath: path.join('/site/.cache', file) }, source);

it.each(['loader.js', 'navigation.js', 'production-app.js', 'ensure-resources.js'])(
  'mends %s of the Gatsby that is installed',
  (file) => {
    expect(mend(file, read(file))).not.toBe(read(file));
  },
);

it('leaves every other file as it is', () => {
  expect(mend('prefetch.js', read('prefetch.js'))).toBe(read('prefetch.js'));
});

it('stops where Gatsby is no longer what it was, and says what to do', () => {
  const changed = read('production-app.js').replace('reload(true)', 'reload()');
  expect(() => mend('production-app.js', changed)).toThrow(
    /production-app\.js no longer has this text.*mendGatsby\.cjs.*reload\(true\).*Read what it does/s,
  );
});
