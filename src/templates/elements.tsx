import type { HeadProps, PageProps } from 'gatsby';
import type { ElementsChapter } from '../addresses';
import { hydrateOnInteraction } from '../components/hydrateOnInteraction';
import { PageHead } from '../head/PageHead';
import type { SampleContext } from '../styleguide/samplePages';

type Context = SampleContext<ElementsChapter>;

const Chapter = hydrateOnInteraction(
  async () => (await import(/* webpackChunkName: "style-guide" */ '../styleguide/Chapter')).Chapter,
);

export default function ElementsTemplate({ pageContext }: PageProps<unknown, Context>) {
  const { name, title } = pageContext;
  // Fails during hydration, so that the served HTML stays. `Chapter` would fail only later.
  if (!name) throw new Error('The context of the page has no name');
  return <Chapter key={name} name={name} title={title} />;
}

export function Head(head: HeadProps<unknown, Context>) {
  return <PageHead page={head} title={head.pageContext.title} isHidden />;
}
