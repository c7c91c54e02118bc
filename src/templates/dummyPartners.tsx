import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../head/PageHead';
import type { PageContext } from '../pageContext';
import { DummyPartners } from '../styleguide/DummyPartners';
import type { DummyPartnersContext as Context } from '../styleguide/DummyPartners';

export default function DummyPartnersTemplate({ pageContext }: PageProps<unknown, Context>) {
  return <DummyPartners {...pageContext} />;
}

export function Head(head: HeadProps<unknown, Context & PageContext>) {
  return <PageHead page={head} title={head.pageContext.heading} isHidden />;
}
