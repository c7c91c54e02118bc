import type { PreviewState } from './PreviewSession';
import { createStateStore } from './previewState';

test('listeners hear of each change, until they leave, and see another object', () => {
  const initial: PreviewState = {
    ...{ status: 'loading', subject: { kind: 'draft' }, isMissing: false, releases: [] },
  };
  const store = createStateStore(initial);
  const heard: PreviewState[] = [];
  const leave = store.subscribe(() => heard.push(store.get()));
  store.set({ status: 'ready' });
  leave();
  store.set({ date: '2026-12-24' });
  expect(heard).toEqual([{ ...initial, status: 'ready' }]);
  expect(store.get()).toEqual({ ...initial, status: 'ready', date: '2026-12-24' });
  expect(initial.status).toBe('loading');
});
