import { toCalls } from '../../content/values/calls';
import type { RawCall } from '../../content/values/calls';
import { toTitledDocument } from '../../content/values/document';
import { allMessages } from '../../i18n/allMessages';
import type { Language } from '../../i18n/languages';
import type { DatedPost } from './toCalendar';
import type { RawPost } from './toPost';
import { toPrintable } from './toPost';

/** Deadlines of a page's calls for applications. Every text has passed `toPrintable`. */
export type Deadlines = { lang: Language; path: string; title: string; posts: DatedPost[] };

/** GraphQL fields that `toDeadlines` reads, without metadata and title. */
export const deadlineFields = 'calls { name amount audience deadline }';

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
        // The id changes only with name and deadline, so that no program shows an entry twice.
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
