import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../head/PageHead';
import type { PageContext } from '../pageContext';
import { FoundationsChapter } from '../styleguide/FoundationsChapter';
import type { FoundationsContext as Context } from '../styleguide/FoundationsChapter';

export default function ElementsTemplate({ pageContext }: PageProps<unknown, Context>) {
  return <FoundationsChapter {...pageContext} />;
}

export function Head(head: HeadProps<unknown, Context & PageContext>) {
  const { heading, intro } = head.pageContext;
  return <PageHead page={head} title={heading} description={intro} isHidden />;
}
