import { searchPath } from '../addresses';
import type { Person, Works } from '../content/types/person';
import { personTexts } from '../i18n/personTexts';
import { ArticleList } from './ArticleList';
import { Link } from './Link';
import { ProjectMosaic } from './ProjectMosaic';
import { Section } from './Section';
import { HeadedSection } from './SectionHeader';

type Props = { person: Pick<Person, 'title' | 'lang'>; works: Works; hasMore?: boolean };

export function PersonWorks({ person: { title, lang }, works, hasMore = false }: Props) {
  const texts = personTexts[lang];
  const groups: [heading: string, Works['designed'], Works['written']][] = [
    [texts.designed, works.designed, []],
    [texts.interviews, [], works.interviews],
    [texts.events, [], works.events],
    [texts.written, [], works.written],
    [texts.photographed, works.photographedProjects, works.photographed],
  ];
  return (
    <>
      {groups.map(
        ([heading, projects, articles]) =>
          projects.length + articles.length > 0 && (
            <HeadedSection key={heading} heading={heading}>
              {projects.length > 0 && <ProjectMosaic projects={projects} />}
              {articles.length > 0 && (
                <ArticleList articles={articles} showsEventDates={articles === works.events} />
              )}
            </HeadedSection>
          ),
      )}
      {hasMore && (
        <Section>
          <Link to={{ href: `${searchPath(lang)}?${new URLSearchParams({ query: title })}` }}>
            {texts.more}
          </Link>
        </Section>
      )}
    </>
  );
}
