import { readFileSync } from 'node:fs';
import { readProjectFile } from './readProjectFile';

it('names the file, the cause and the remedy', () => {
  const read = () => readProjectFile('src/none.svg', 'Restore it.', (file) => readFileSync(file));
  expect(read).toThrow(/^The file src\/none\.svg cannot be read \(ENOENT.*\)\. Restore it\.$/);
});
