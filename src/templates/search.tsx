import type { HeadProps, PageProps } from 'gatsby';
import { useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageTitle } from '../components/PageTitle';
import { SearchForm } from '../components/SearchForm';
import { Section } from '../components/Section';
import { Stack } from '../components/Stack';
import type { Language } from '../i18n/languages';
import { PageHead } from '../head/PageHead';
import { Everything } from '../search/ui/Everything';
import { SearchResults } from '../search/ui/SearchResults';
import { useSearchAddress } from '../search/ui/useSearchAddress';
import type { PageContext } from '../pageContext';
import { searchPath } from '../addresses';
import type { SearchEntry } from '../search/searchEntry';
import { prepareSearch } from '../search/loadSearch';

type Context = { lang: Language; entries: SearchEntry[] };

/**
 * Everything that there is, by kind and title; with a text in the field (or as `?query=` in the
 * address), what is found of it. Without JavaScript it is the whole list.
 */
export default function SearchTemplate({
  pageContext: { lang, entries },
  location,
}: PageProps<unknown, Context>) {
  const [address, setText] = useSearchAddress(lang, location.search);
  const { text, kind, page } = address;
  // The field is never behind what is typed; the results may be.
  const wanted = useDeferredValue(text);
  const everything = <Everything entries={entries} lang={lang} />;
  return (
    <>
      <PageTitle>
        <FormattedMessage id="search.title" />
      </PageTitle>
      <Stack $space={2}>
        <Section onFocus={() => prepareSearch(lang)}>
          <SearchForm action={searchPath(lang)} value={text} onChange={setText} />
        </Section>
        {wanted.trim() === '' ? (
          <>
            <Section>
              <p role="status">
                <FormattedMessage id="search.everything" />
              </p>
            </Section>
            {everything}
          </>
        ) : (
          <SearchResults lang={lang} text={wanted} kind={kind} page={page} instead={everything} />
        )}
      </Stack>
    </>
  );
}

export function Head(head: HeadProps<unknown, PageContext>) {
  return <PageHead page={head} titleId="search.title" />;
}
