import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../head/PageHead';
import type { PageContext } from '../pageContext';
import { DummyEvents } from '../styleguide/DummyEvents';
import type { DummyEventsContext as Context } from '../styleguide/DummyEvents';

export default function DummyEventsTemplate({ pageContext }: PageProps<unknown, Context>) {
  return <DummyEvents {...pageContext} />;
}

export function Head(head: HeadProps<unknown, Context & PageContext>) {
  return <PageHead page={head} title={head.pageContext.heading} isHidden />;
}
