import { collectGarbage } from '../../test/collectGarbage';
import type { Snapshot } from '../repository/snapshot';
import { Previews } from './previews';

test('a session ends after an hour', () => {
  let time = 0;
  const previews = new Previews(() => time);
  const { id } = previews.open('a');
  time = 60 * 60 * 1000 - 1;
  expect(previews.find(id)?.mainDocument).toBe('a');
  time += 1;
  expect(previews.find(id)).toBeUndefined();
});

test('at most a thousand sessions are open; then the oldest end', () => {
  const previews = new Previews(() => 0);
  const ids = Array.from({ length: 1001 }, () => previews.open('a').id);
  expect(new Set(ids).size).toBe(1001);
  expect(previews.find(ids[0] ?? '')).toBeUndefined();
  expect(previews.find(ids[1] ?? '')).toBeDefined();
  expect(previews.find(ids[1000] ?? '')).toBeDefined();
});

test('drafts that have changed do not stay in memory for an open session', async () => {
  const previews = new Previews(() => 0);
  const session = previews.open('a');
  const show = (ref: string) => {
    const drafts = { ref, withRef: () => ({ ref: 'token' }) } as unknown as Snapshot;
    const view = previews.show(session, drafts, 'token');
    expect(previews.show(session, drafts, 'token')).toBe(view);
    return new WeakRef(view);
  };
  const old = show('old');
  await collectGarbage();
  expect(old.deref()).toBeUndefined();
});
