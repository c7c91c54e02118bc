import { History } from './snapshot';
import type { Snapshot } from './snapshot';

const state = (ref: string) => ({ ref }) as Snapshot;

function filled(count: number): History {
  const history = new History();
  for (let number = 0; number < count; number += 1) history.add(state(`ref-${number}`));
  return history;
}

test('the newest state and the 20 before it are available, older ones have expired', () => {
  const history = filled(22);
  expect(history.find('ref-21')).toMatchObject({ ref: 'ref-21' });
  expect(history.find('ref-1')).toMatchObject({ ref: 'ref-1' });
  expect(history.find('ref-0')).toBe('expired');
  expect(history.find('never')).toBeUndefined();
});

test('a state that is added again is the newest, even if it had expired', () => {
  const history = filled(22);
  history.add(state('ref-0'));
  expect(history.find('ref-0')).toMatchObject({ ref: 'ref-0' });
  expect(history.find('ref-1')).toBe('expired');
});

test('after expireAll every state has expired', () => {
  const history = filled(3);
  history.expireAll();
  expect([0, 1, 2].map((number) => history.find(`ref-${number}`))).toEqual(
    Array.from({ length: 3 }, () => 'expired'),
  );
});

test('the number of expired refs is limited', () => {
  const history = filled(1200);
  expect(history.find('ref-0')).toBeUndefined();
  expect(history.find('ref-1000')).toBe('expired');
});
