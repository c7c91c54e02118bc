import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../head/PageHead';
import type { PageContext } from '../pageContext';
import { ControlsChapter } from '../styleguide/ControlsChapter';
import type { ControlsContext as Context } from '../styleguide/ControlsChapter';

export default function ElementsControlsTemplate({ pageContext }: PageProps<unknown, Context>) {
  return <ControlsChapter {...pageContext} />;
}

export function Head(head: HeadProps<unknown, Context & PageContext>) {
  const { heading, intro } = head.pageContext;
  return <PageHead page={head} title={heading} description={intro} isHidden />;
}
