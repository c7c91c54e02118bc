import type { PreviewState } from './previewApi';
import { createStateStore } from './previewState';

test('calls listeners after each change with a new state object, until they are removed', () => {
  const initial: PreviewState = {
    ...{ status: 'loading', subject: { kind: 'draft' }, isMissing: false, releases: [] },
  };
  const store = createStateStore(initial);
  const states: PreviewState[] = [];
  const unsubscribe = store.subscribe(() => states.push(store.get()));
  store.set({ status: 'ready' });
  unsubscribe();
  store.set({ date: '2026-12-24' });
  expect(states).toEqual([{ ...initial, status: 'ready' }]);
  expect(store.get()).toEqual({ ...initial, status: 'ready', date: '2026-12-24' });
  expect(initial.status).toBe('loading');
});
