import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../head/PageHead';
import type { PageContext } from '../pageContext';
import { FormsChapter } from '../styleguide/FormsChapter';
import type { FormsContext as Context } from '../styleguide/FormsChapter';

export default function ElementsFormsTemplate({ pageContext }: PageProps<unknown, Context>) {
  return <FormsChapter {...pageContext} />;
}

export function Head(head: HeadProps<unknown, Context & PageContext>) {
  const { heading, intro } = head.pageContext;
  return <PageHead page={head} title={heading} description={intro} isHidden />;
}
