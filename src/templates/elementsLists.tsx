import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../head/PageHead';
import type { PageContext } from '../pageContext';
import { ListsChapter } from '../styleguide/ListsChapter';
import type { ListsContext as Context } from '../styleguide/ListsContext';

export default function ElementsListsTemplate({ pageContext }: PageProps<unknown, Context>) {
  return <ListsChapter {...pageContext} />;
}

export function Head(head: HeadProps<unknown, Context & PageContext>) {
  const { heading, intro } = head.pageContext;
  return <PageHead page={head} title={heading} description={intro} isHidden />;
}
