import type { MessageId } from './messages/is';
import type { Messages } from './messageStore';

export type Values = Record<string, unknown>;

/**
 * Replaces the names in a message by their values: `Page {page} of {pages}` → `Page 2 of 10`.
 *
 * @param messages of one language
 * @returns the id where the message is missing, and `{name}` where a value is missing: a page is
 * shown in spite of a mistake in its messages. Both mistakes are logged.
 */
export function formatMessage(
  messages: Messages | undefined,
  id: MessageId,
  values: Values = {},
): string {
  const message: string | undefined = messages?.[id];
  if (message === undefined) {
    console.error(`There is no message “${id}”`);
    return id;
  }
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value !== undefined) return String(value);
    console.error(`The message “${id}” needs a value for ${placeholder}`);
    return placeholder;
  });
}
