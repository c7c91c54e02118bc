import path from 'node:path';
import type { BuildArgs } from 'gatsby';
import { isEmbargoed, publicationDay } from '../../content/isEmbargoed';
import type { DatedContent } from '../subscriptions/readDatedContent';
import { toPost } from '../subscriptions/toPost';
import { writeChanged } from '../writeChanged';
import { nextChanges } from './nextChanges';

/**
 * Writes `next-change.json`: when the site has to be built again although nobody publishes anything. The
 * workflow that publishes the site reads it every hour.
 */
export function writeNextChange(
  { getNodesByType, reporter }: Pick<BuildArgs, 'getNodesByType' | 'reporter'>,
  { posts, deadlines }: DatedContent,
): void {
  const [refNode] = getNodesByType('PrismicRef');
  const { scheduled = [] } = JSON.parse(refNode?.internal?.content ?? '{}');
  const withheld = posts.filter((post) => isEmbargoed(post));
  for (const post of withheld) {
    const { id, uid, lang } = post._meta as Record<string, string | null>;
    reporter.info(
      `Document ${id} (uid ${uid}, language ${lang}) is on the site from ${publicationDay(post)}`,
    );
  }
  const changes = nextChanges(
    {
      publications: withheld.flatMap((post) => publicationDay(post) ?? []),
      events: posts.flatMap((post) => toPost(post)?.occasion ?? []),
      deadlines: deadlines.flatMap((page) => page.posts.map(({ occasion }) => occasion.start)),
      releases: scheduled,
    },
    new Date(),
  );
  const at = changes[0]?.at ?? null;
  writeChanged(path.resolve('public/next-change.json'), JSON.stringify({ at, changes }, null, 1));
  reporter.info(
    at === null ? 'No change comes with time' : `The next change with time comes at ${at}`,
  );
}
