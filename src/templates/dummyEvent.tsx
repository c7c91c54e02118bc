import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../head/PageHead';
import type { PageContext } from '../pageContext';
import { DummyEvent } from '../styleguide/DummyEvent';
import type { DummyEventContext as Context } from '../styleguide/DummyEvent';

export default function DummyEventTemplate({ pageContext }: PageProps<unknown, Context>) {
  return <DummyEvent {...pageContext} />;
}

export function Head(head: HeadProps<unknown, Context & PageContext>) {
  return <PageHead page={head} title={head.pageContext.heading} isHidden />;
}
