import { toCalls } from '../../content/values/calls';
import type { RawCall } from '../../content/values/calls';
import { toTitledDocument } from '../../content/values/document';
import { allMessages } from '../../i18n/allMessages';
import type { Language } from '../../i18n/languages';
import type { DatedPost } from './toCalendar';
import type { RawPost } from './toPost';
import { toPrintable } from './toPost';

/** The deadlines of a page's calls, for its calendar and its feed. Every text is printable. */
export type Deadlines = { lang: Language; path: string; title: string; posts: DatedPost[] };

/** The fields that `toDeadlines` reads, in GraphQL, without metadata and title. */
export const deadlineFields = 'calls { name amount audience deadline }';

/** @returns `undefined` for a page without deadlines */
export function toDeadlines(raw: RawPost): Deadlines | undefined {
  const document = toTitledDocument(raw);
  const title = toPrintable(document?.title);
  const rows = raw['calls'];
  if (!document || title === undefined || !Array.isArray(rows)) return undefined;
  const { id, lang, path, published, modified } = document;
  const changed = modified ?? published;
  const updated = changed === undefined ? undefined : new Date(changed);
  const posts = toCalls(rows as RawCall[], id).flatMap(({ name, amount, audience, deadlines }) =>
    deadlines.map((start): DatedPost => {
      const until = allMessages[lang]['call.until'].replace('{name}', () => name);
      return {
        // It stays the same while name and deadline do, so that no program shows an entry twice.
        id: encodeURIComponent(`${id}-${name}-${start}`),
        ...{ lang, path, kind: 'page', tags: [] },
        title: toPrintable(until) ?? title,
        lead: toPrintable([amount, audience].filter(Boolean).join(' · ')),
        occasion: { start },
        published: updated,
        updated,
      };
    }),
  );
  return posts.length > 0 ? { lang, path, title, posts } : undefined;
}
