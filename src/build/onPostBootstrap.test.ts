import { writeFileSync } from 'node:fs';
import type { ParentSpanPluginArgs } from 'gatsby';
import { workInEmptyFolders } from '../test/temporaryFolder';
import { onPostBootstrap } from './onPostBootstrap';

workInEmptyFolders();
afterEach(() => {
  delete process.env['GATSBY_STRICT_CONTENT'];
});

async function bootstrap(table: string) {
  writeFileSync('redirects.json', table);
  const reporter = { warn: jest.fn(), panicOnBuild: jest.fn() };
  const getNodesByType = () => [{ path: '/' }, { path: '/fagfelog/leir/' }];
  const args = { getNodesByType, reporter } as unknown as ParentSpanPluginArgs;
  await onPostBootstrap?.(args, { plugins: [] }, () => undefined);
  return reporter;
}

it('stops the build for a loop of redirects', async () => {
  const { panicOnBuild } = await bootstrap('{ "/a": "/b", "/b": "/a" }');
  expect(panicOnBuild).toHaveBeenCalledWith(
    expect.stringMatching(/“\/a” → “\/b” leads to another redirect/),
  );
});

it('stops a strict build if a target does not exist', async () => {
  process.env['GATSBY_STRICT_CONTENT'] = 'true';
  const { panicOnBuild } = await bootstrap('{ "/gler": "/fagfelog/gler/" }');
  expect(panicOnBuild).toHaveBeenCalledWith(expect.stringContaining('does not exist'));
});

it('warns in any other build if a target does not exist', async () => {
  const { warn, panicOnBuild } = await bootstrap('{ "/gler": "/fagfelog/gler/" }');
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/^redirects\.json: “\/gler” → .* does not exist/),
  );
  expect(panicOnBuild).not.toHaveBeenCalled();
});

it('says nothing of a redirect to a feed, which is written later', async () => {
  process.env['GATSBY_STRICT_CONTENT'] = 'true';
  const { warn, panicOnBuild } = await bootstrap('{ "/feed": "/ha-frettir/atom.xml" }');
  expect(warn).not.toHaveBeenCalled();
  expect(panicOnBuild).not.toHaveBeenCalled();
});
