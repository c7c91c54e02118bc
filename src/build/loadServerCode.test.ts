import { loadServerCode, serverCode } from './loadServerCode';

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('loads templates by name, then their parts, whichever chunk arrives first', async () => {
  const loaded: string[] = [];
  const parts: (() => Promise<void>)[] = [];
  const toPart = (name: string, ms: number, further?: () => Promise<void>) => async () => {
    await later(ms);
    loaded.push(name);
    if (further) parts.push(further);
  };
  const toTemplate = (name: string) => async () => {
    loaded.push(name);
    parts.push(toPart(`a part of ${name}`, name === 'article' ? 20 : 0));
  };
  const further = toPart('a part of a part', 0);
  const failing = async () => {
    parts.push(toPart('a part with a part', 0, further));
    throw new Error('This template is broken');
  };
  loadServerCode(
    { project: toTemplate('project'), event: failing, article: toTemplate('article') },
    parts,
  );
  await serverCode();
  expect(loaded).toEqual([
    'article',
    'project',
    'a part of article',
    'a part with a part',
    'a part of project',
    'a part of a part',
  ]);
});
