import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../head/PageHead';
import type { PageContext } from '../pageContext';
import { DummyAssociations } from '../styleguide/DummyAssociations';
import type { DummyAssociationsContext as Context } from '../styleguide/DummyAssociations';

export default function DummyAssociationsTemplate({ pageContext }: PageProps<unknown, Context>) {
  return <DummyAssociations {...pageContext} />;
}

export function Head(head: HeadProps<unknown, Context & PageContext>) {
  return <PageHead page={head} title={head.pageContext.heading} isHidden />;
}
