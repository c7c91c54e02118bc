import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { writeText } from '../build/files';
import { workInEmptyFolders } from './temporaryFolder';

const sources = path.resolve('src');
workInEmptyFolders();

async function readMetadata(compiledCode: string) {
  writeText('.cache/compiled/gatsby-node.js', compiledCode);
  jest.resetModules();
  return (await import('../../gatsby-config')).default.siteMetadata;
}

it('changes the metadata, on which queries of texts depend, if the code of the build has changed', async () => {
  symlinkSync(sources, 'src');
  const before = await readMetadata('bind(5)');
  expect(before).toHaveProperty('siteUrl');
  expect(await readMetadata('bind(5)')).toEqual(before);
  expect(await readMetadata('bind(6)')).not.toEqual(before);
});

it('takes the first variable of a file .env that begins with a byte order mark', async () => {
  symlinkSync(sources, 'src');
  delete process.env['SITE_URL'];
  writeText('.env', '\uFEFFSITE_URL=https://example.is\n');
  expect(await readMetadata('bind(5)')).toHaveProperty('siteUrl', 'https://example.is');
});
