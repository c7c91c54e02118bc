import type { HeadProps, PageProps } from 'gatsby';
import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { PageTitle } from '../components/PageTitle';
import { SearchForm } from '../components/SearchForm';
import { Section, Stack } from '../components/Section';
import type { Language } from '../i18n/languages';
import { PageHead } from '../head/PageHead';
import { useNavigation } from '../layout/useNavigation';
import { AllDocuments } from '../search/ui/AllDocuments';
import { SearchResults } from '../search/ui/SearchResults';
import { useQueryInSwitch, useSearchAddress } from '../search/ui/searchAddress';
import type { PageContext } from '../pageContext';
import { searchPath } from '../addresses';
import type { SearchEntries } from '../search/shape/searchDocument';
import { prepareSearch } from '../search/loadSearch';

type Context = SearchEntries & { lang: Language };

export default function SearchTemplate({
  pageContext: { lang, entries, counts },
  location,
}: PageProps<unknown, Context>) {
  const [address, setText] = useSearchAddress(lang, location);
  const { text, kind, page, isExact } = address;
  useQueryInSwitch(text);
  const intl = useIntl();
  const contact = useNavigation(lang)?.contact;
  // The results may lag behind the text, so that typing stays fast.
  const deferredText = useDeferredValue(text);
  const allDocuments = useMemo(
    () => <AllDocuments entries={entries} counts={counts} lang={lang} />,
    [entries, counts, lang],
  );
  return (
    <>
      <PageTitle>{intl.formatMessage({ id: 'search.title' })}</PageTitle>
      <Stack $space={2}>
        <Section onFocus={() => prepareSearch(lang)}>
          <SearchForm action={searchPath(lang)} value={text} onChange={setText} />
        </Section>
        {deferredText.trim() === '' ? (
          <>
            <Section>
              <p role="status">{intl.formatMessage({ id: 'search.everything' })}</p>
            </Section>
            {allDocuments}
          </>
        ) : (
          <SearchResults
            {...{ lang, kind, page, isExact, contact }}
            text={deferredText}
            fallback={allDocuments}
          />
        )}
      </Stack>
    </>
  );
}

export function Head(head: HeadProps<unknown, PageContext>) {
  return <PageHead page={head} titleId="search.title" />;
}
