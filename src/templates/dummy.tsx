import type { HeadProps, PageProps } from 'gatsby';
import type { Dummy as DummyName } from '../addresses';
import { hydrateOnInteraction } from '../components/hydrateOnInteraction';
import { PageHead } from '../head/PageHead';
import type { SampleContext } from '../styleguide/samplePages';

type Context = SampleContext<DummyName>;

const Dummy = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "style-guide" */ '../styleguide/Dummy')).Dummy,
);

export default function DummyTemplate({ pageContext: { name } }: PageProps<unknown, Context>) {
  // Fails during hydration, so that the served HTML stays. `Dummy` would fail only later.
  if (!name) throw new Error('The context of the page has no name');
  return <Dummy key={name} name={name} />;
}

export function Head(head: HeadProps<unknown, Context>) {
  return <PageHead page={head} title={head.pageContext.title} isHidden />;
}
