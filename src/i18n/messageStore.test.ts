import { en } from './messages/en';
import { is } from './messages/is';
import type * as messageStore from './messageStore';

/** Returns the module without the messages that test/setup.ts stores. */
const fresh = (): typeof messageStore => jest.requireActual('./messageStore');

beforeEach(() => jest.resetModules());

it('returns no messages of another language on the server', () => {
  const { setMessages, messagesOf } = fresh();
  setMessages('is', is);
  expect(messagesOf('is')).toBe(is);
  expect(messagesOf('en-us')).toBeUndefined();
});

it('returns the previous messages in a browser until the language’s messages are loaded', async () => {
  const { loadMessages, messagesOf } = fresh();
  expect(messagesOf('en-us')).toBeUndefined();
  await loadMessages('is');
  expect(messagesOf('en-us')).toEqual(is);
  await loadMessages('en-us');
  expect(messagesOf('en-us')).toEqual(en);
});
