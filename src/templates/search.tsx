import type { HeadProps, PageProps } from 'gatsby';
import { useDeferredValue, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Link } from '../components/Link';
import { PageTitle } from '../components/PageTitle';
import { SearchForm } from '../components/SearchForm';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { Stack } from '../components/Stack';
import type { Language } from '../i18n/languages';
import type { MessageId } from '../i18n/messages/is';
import { formatNumber } from '../i18n/numbers';
import { PageHead } from '../layout/PageHead';
import type { PageContext } from '../layout/translations';
import { useBrowserValue } from '../layout/useBrowserValue';
import { searchPath } from '../routes';
import { findEntries, type SearchEntry } from '../search/findEntries';

const Titles = styled.ul`
  columns: 20rem;
  column-gap: var(--gutter);

  a {
    display: inline-block;
    padding-block: 0.25rem;
  }
`;

const kinds = {
  article: 'article.news',
  event: 'events.title',
  project: 'projects.title',
  association: 'associations.title',
  association_page: 'associationPages.title',
  page: 'pages.title',
} as const satisfies Record<SearchEntry['kind'], MessageId>;

type Context = { lang: Language; entries: SearchEntry[] };

/**
 * Everything that there is, by kind and title; with a text in the field (or as `?query=` in the
 * address), what has it in its title. Without JavaScript it is the whole list.
 */
export default function SearchTemplate({
  pageContext: { lang, entries },
  location,
}: PageProps<unknown, Context>) {
  const [text, setText] = useText(location);
  const words = useDeferredValue(text.trim());
  const found = findEntries(entries, words);
  return (
    <>
      <PageTitle>
        <FormattedMessage id="search.title" />
      </PageTitle>
      <Stack $space={3}>
        <Section>
          <SearchForm action={searchPath(lang)} value={text} onChange={setText} />
        </Section>
        <Section>
          <p role="status">
            {words === '' ? (
              <FormattedMessage id="search.everything" />
            ) : found.length > 0 ? (
              <FormattedMessage
                id="search.count"
                values={{ count: formatNumber(found.length, lang) }}
              />
            ) : (
              <FormattedMessage id="search.noresults" />
            )}
          </p>
        </Section>
        {Object.entries(kinds).map(([kind, heading]) => (
          <Kind
            key={kind}
            heading={heading}
            entries={found.filter((entry) => entry.kind === kind)}
          />
        ))}
      </Stack>
    </>
  );
}

function Kind({ heading, entries }: { heading: MessageId; entries: SearchEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Section>
      <SectionHeader heading={<FormattedMessage id={heading} />} />
      <Titles>
        {entries.map(({ title, path }) => (
          <li key={path}>
            <Link to={{ href: path }}>{title}</Link>
          </li>
        ))}
      </Titles>
    </Section>
  );
}

/** The text in the field, which the address keeps too, so that it can be shared and gone back to. */
function useText(location: Pick<Location, 'pathname'>): [string, (text: string) => void] {
  // The served HTML knows no query; the field takes it over once React is there.
  const asked = useBrowserValue(queryOfAddress, '');
  const [typed, setTyped] = useState<string>();
  return [
    typed ?? asked,
    (text) => {
      setTyped(text);
      const address = text === '' ? location.pathname : `?query=${encodeURIComponent(text)}`;
      window.history.replaceState(window.history.state, '', address);
    },
  ];
}

function queryOfAddress(): string {
  return new URLSearchParams(window.location.search).get('query') ?? '';
}

export function Head(head: HeadProps<unknown, PageContext>) {
  return <PageHead page={head} titleId="search.title" />;
}
