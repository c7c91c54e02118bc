import { Signal } from './repository';

test('calls every listener until it unsubscribes', () => {
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

test('listeners that unsubscribe or subscribe during a signal do not affect the others', () => {
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
