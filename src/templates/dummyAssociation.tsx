import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../head/PageHead';
import type { PageContext } from '../pageContext';
import { DummyAssociation } from '../styleguide/DummyAssociation';
import type { DummyAssociationContext as Context } from '../styleguide/DummyAssociation';

export default function DummyAssociationTemplate({ pageContext }: PageProps<unknown, Context>) {
  return <DummyAssociation {...pageContext} />;
}

export function Head(head: HeadProps<unknown, Context & PageContext>) {
  return <PageHead page={head} title={head.pageContext.heading} isHidden />;
}
