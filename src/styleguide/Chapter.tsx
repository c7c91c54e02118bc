import { elementsChapters, elementsPath } from '../addresses';
import type { ElementsChapter } from '../addresses';
import { DocumentView } from '../components/DocumentView';
import { PageTitle } from '../components/PageTitle';
import { Section, Stack } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { SubNavigation } from '../components/SubNavigation';
import { chapters } from './chapters';
import { toParagraph } from './samples';

const introduction =
  'The elements of this site’s pages in different states: with the shortest title and the longest, with much content and with little. All content is made up. The pages of the site show the other components.';

export function Chapter({ name, title }: { name: ElementsChapter; title: string }) {
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
      {Object.entries(chapters[name]).map(([heading, content]) => (
        <div key={heading}>
          <Section>
            <SectionHeader heading={heading} />
          </Section>
          <Stack>{content}</Stack>
        </div>
      ))}
    </Stack>
  );
}
