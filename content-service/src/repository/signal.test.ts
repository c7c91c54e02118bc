import { Signal } from './signal';

test('tells all who listen, until they stop', () => {
  const signal = new Signal();
  const heard: string[] = [];
  const stop = signal.subscribe(() => heard.push('a'));
  signal.subscribe(() => heard.push('b'));
  signal.send();
  stop();
  stop();
  signal.send();
  expect(heard).toEqual(['a', 'b', 'b']);
  expect(signal.listenerCount).toBe(1);
});

test('one that stops or comes while it is sent does not disturb the others', () => {
  const signal = new Signal();
  const heard: string[] = [];
  const stop = signal.subscribe(() => {
    stop();
    signal.subscribe(() => heard.push('late'));
  });
  signal.subscribe(() => heard.push('b'));
  signal.send();
  expect(heard).toEqual(['b']);
});
