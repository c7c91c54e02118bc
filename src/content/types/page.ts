import { graphql } from 'gatsby';
import { deadlinesPath } from '../../addresses';
import { toBody } from '../values/body';
import { toCalls } from '../values/calls';
import { toTitledDocument } from '../values/document';
import type { ViewOf } from '../values/document';
import { toImage } from '../values/image';
import { textOf } from '../values/richText';
import type { Inline, RichText } from '../values/richText';

export const fragments = graphql`
  fragment Page on PRISMIC_Page {
    _meta {
      ...Meta
    }
    title
    lead
    image
    content
    tables {
      caption
      table
    }
    calls {
      name
      amount
      audience
      deadline
      link {
        ...Link
      }
    }
  }
`;

export type Page = ViewOf<typeof toPage>;

export function subscriptionsOf({ path, calls }: Page): { calendar?: string; feed?: string } {
  const hasDeadlines = calls.some(({ deadlines }) => deadlines.length > 0);
  return hasDeadlines ? { calendar: deadlinesPath(path), feed: path } : {};
}

export function headOf(page: Page) {
  const { title, summary: description, image } = page;
  return { title, description, image, ...subscriptionsOf(page) };
}

/** `calls` is optional, because an association's page has no calls. */
type Raw = Omit<Queries.PageFragment, 'calls'> & Partial<Pick<Queries.PageFragment, 'calls'>>;

export function toPage(raw: Raw | null | undefined) {
  const document = toTitledDocument(raw);
  if (!raw || !document) return undefined;
  const body = toBody(raw, document.id);
  return {
    ...document,
    ...body,
    image: toImage(raw.image, document.id),
    calls: toCalls(raw.calls, document.id),
    isList: isListLike(body.content),
  };
}

/** The most words in a short entry: name and office, a rule, an answer with a telephone number. */
const MAX_ENTRY_WORDS = 15;

const LIST_SHARE = 0.75;

export function isListLike(blocks: RichText = []): boolean {
  const lengths = blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.map(countWords);
    return block.kind === 'paragraph' ? countWords(block) : [];
  });
  const short = lengths.filter((words) => words <= MAX_ENTRY_WORDS);
  return lengths.length > 0 && short.length / lengths.length >= LIST_SHARE;
}

function countWords({ children }: { children: readonly Inline[] }): number {
  return textOf(children).split(/\s+/).filter(Boolean).length;
}
