import type { ComponentType } from 'react';
import { elementsPath } from '../addresses';
import type { ElementsChapter } from '../addresses';
import { MarginLayout } from '../components/MarginLayout';
import { PageTitle } from '../components/PageTitle';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { Stack } from '../components/Stack';
import { SubNavigation } from '../components/SubNavigation';
import { Colours, Grid, TypeScale } from './Foundations';
import { Buttons, Fields, Information, Loading } from './Forms';
import { Cards, Lists } from './Lists';
import { Navigation, CompletePages } from './Navigation';
import { Images, Texts } from './Texts';

type Part = { id: string; title: string; View: ComponentType };

const chapters: Record<ElementsChapter, Part[]> = {
  foundations: [
    { id: 'colours', title: 'Colors', View: Colours },
    { id: 'type', title: 'Type', View: TypeScale },
    { id: 'grid', title: 'Grid and breakpoints', View: Grid },
    { id: 'text', title: 'Text', View: Texts },
    { id: 'images', title: 'Images', View: Images },
  ],
  lists: [
    { id: 'cards', title: 'Cards', View: Cards },
    { id: 'lists', title: 'Lists', View: Lists },
  ],
  forms: [
    { id: 'buttons', title: 'Buttons', View: Buttons },
    { id: 'fields', title: 'Forms', View: Fields },
    { id: 'waiting', title: 'While waiting', View: Loading },
    { id: 'facts', title: 'Facts', View: Information },
  ],
  controls: [
    { id: 'navigation', title: 'Ways around', View: Navigation },
    { id: 'pages', title: 'Whole pages', View: CompletePages },
  ],
};

type Props = { name: ElementsChapter; title: string };

export function Chapter({ name, title }: Props) {
  const links = (Object.keys(chapters) as ElementsChapter[]).flatMap((chapter) =>
    chapters[chapter].map((part) => ({
      title: part.title,
      href: chapter === name ? `#${part.id}` : `${elementsPath(chapter)}#${part.id}`,
    })),
  );
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Stack $space={6}>
        <MarginLayout margin={<SubNavigation heading="Chapters" links={links} />}>
          <p>
            The elements of this site’s pages in different states: with the shortest title and the
            longest, with much content and with little. All content is made up. The pages of the
            site show the other components.
          </p>
        </MarginLayout>
        {chapters[name].map(({ id, title: heading, View }) => (
          <div key={id} id={id}>
            <Section>
              <SectionHeader heading={heading} />
            </Section>
            <Stack>
              <View />
            </Stack>
          </div>
        ))}
      </Stack>
    </>
  );
}
