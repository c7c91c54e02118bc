import type { MessageId } from './messages/is';
import type { Words } from './words';

export type Values = Record<string, unknown>;

/**
 * A message with its values in the place of their names: `Page {page} of {pages}`.
 *
 * @param words the messages of a language
 * @returns the message's name where there is no message, and `{name}` where there is no value, so
 * that a missing word takes no page down; either is logged
 */
export function formatMessage(
  words: Words | undefined,
  id: MessageId,
  values: Values = {},
): string {
  const message: string | undefined = words?.[id];
  if (message === undefined) {
    console.error(`There is no message “${id}”`);
    return id;
  }
  return message.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value !== undefined) return String(value);
    console.error(`The message “${id}” needs a value for ${place}`);
    return place;
  });
}
