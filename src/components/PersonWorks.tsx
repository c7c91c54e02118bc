import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { searchPath } from '../addresses';
import type { Person, Works } from '../content/types/person';
import type { MessageId } from '../i18n/messages/is';
import { ArticleList } from './ArticleList';
import { Link } from './Link';
import { ProjectMosaic } from './ProjectMosaic';
import { Section } from './Section';
import { SectionHeader } from './SectionHeader';

type Props = {
  person: Pick<Person, 'title' | 'lang'>;
  works: Works;
  /** Whether more documents name the person than `works` has. */
  hasMore?: boolean;
};

/** Shows the documents that name a person, in a section for each role of the person. */
export function PersonWorks({ person: { title, lang }, works, hasMore = false }: Props) {
  const { designed, interviews, events, written, photographed } = works;
  const articles = [
    ['person.interviews', interviews],
    ['events.title', events],
    ['person.written', written],
    ['person.photographed', photographed],
  ] as const;
  return (
    <>
      {designed.length > 0 && (
        <Group heading="person.designed">
          <ProjectMosaic projects={designed} />
        </Group>
      )}
      {articles.map(
        ([heading, list]) =>
          list.length > 0 && (
            <Group key={heading} heading={heading}>
              <ArticleList articles={list} />
            </Group>
          ),
      )}
      {hasMore && (
        <Section>
          <Link
            to={{ href: `${searchPath(lang)}?${new URLSearchParams({ query: title }).toString()}` }}
          >
            <FormattedMessage id="person.more" />
          </Link>
        </Section>
      )}
    </>
  );
}

function Group({ heading, children }: { heading: MessageId; children: ReactNode }) {
  return (
    <Section>
      <SectionHeader heading={<FormattedMessage id={heading} />} />
      {children}
    </Section>
  );
}
