import type { ComponentType } from 'react';
import { elementsChapters, elementsPath } from '../addresses';
import type { ElementsChapter } from '../addresses';
import { DocumentView } from '../components/DocumentView';
import { PageTitle } from '../components/PageTitle';
import { Section, Stack } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { SubNavigation } from '../components/SubNavigation';
import { Colours, Grid, TypeScale } from './Foundations';
import { toParagraph } from './samples';
import { Buttons, Fields, Loading } from './Forms';
import { Cards, Lists } from './Lists';
import { Navigation, CompletePages } from './Navigation';
import { Images, Texts } from './Texts';

const chapters: Record<ElementsChapter, [heading: string, View: ComponentType][]> = {
  foundations: [
    ['Colors', Colours],
    ['Type', TypeScale],
    ['Grid and breakpoints', Grid],
    ['Text', Texts],
    ['Images', Images],
  ],
  lists: [
    ['Cards', Cards],
    ['Lists', Lists],
  ],
  forms: [
    ['Buttons', Buttons],
    ['Forms', Fields],
    ['While waiting', Loading],
  ],
  controls: [
    ['Ways around', Navigation],
    ['Whole pages', CompletePages],
  ],
};

const introduction =
  'The elements of this site’s pages in different states: with the shortest title and the longest, with much content and with little. All content is made up. The pages of the site show the other components.';

type Props = { name: ElementsChapter; title: string };

export function Chapter({ name, title }: Props) {
  const links = elementsChapters.map((chapter) => ({
    title: chapter,
    href: elementsPath(chapter),
    isCurrent: chapter === name,
  }));
  return (
    <Stack $space={6}>
      <DocumentView
        header={<PageTitle>{title}</PageTitle>}
        margin={<SubNavigation heading="Chapters" links={links} />}
        content={[toParagraph(introduction)]}
      />
      {chapters[name].map(([heading, View]) => (
        <div key={heading}>
          <Section>
            <SectionHeader heading={heading} />
          </Section>
          <Stack>
            <View />
          </Stack>
        </div>
      ))}
    </Stack>
  );
}
