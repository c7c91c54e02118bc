import type { HeadProps, PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../components/Button';
import { Link } from '../components/Link';
import { LinkRegister } from '../components/LinkRegister';
import { PageTitle } from '../components/PageTitle';
import { Section } from '../components/Section';
import { SectionHeader } from '../components/SectionHeader';
import { Stack } from '../components/Stack';
import { languageOfPath, type Language } from '../i18n/languages';
import { PageHead } from '../head/PageHead';
import type { PageContext } from '../pageContext';
import { homePath } from '../addresses';
import { keptTitles } from '../serviceWorker/keptTitles';

/**
 * Stands for a page that cannot be reached, in the language of its address; the service worker sends
 * it. The network's return brings the page itself.
 */
export default function OfflinePage({ location }: PageProps) {
  const lang = languageOfPath(location.pathname);
  const pages = useKeptPages(lang);

  useEffect(() => {
    // Gatsby would remember that this is the page of this address: from here it is to load whole pages.
    window.___swUpdated = true;
    const retry = () => window.location.reload();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  return (
    <Stack $space={6}>
      <div>
        <PageTitle>
          <FormattedMessage id="offline.title" />
        </PageTitle>
        <Section>
          <Stack $space={2}>
            <p>
              <FormattedMessage id="offline.body" />
            </p>
            <div>
              <Button type="button" $isMain onClick={() => window.location.reload()}>
                <FormattedMessage id="retry" />
              </Button>
            </div>
            <p>
              <Link to={{ href: homePath(lang) }}>
                <FormattedMessage id="404.link" />
              </Link>
            </p>
          </Stack>
        </Section>
      </div>
      {pages.length > 0 && (
        <Section>
          <SectionHeader heading={<FormattedMessage id="offline.pages" />} />
          <LinkRegister links={pages} />
        </Section>
      )}
    </Stack>
  );
}

type KeptPage = { title: string; link: { href: string } };

/** The pages of a language that can be read without a network, the last read first; at first none. */
function useKeptPages(lang: Language): KeptPage[] {
  const [pages, setPages] = useState<KeptPage[]>([]);
  const site = useIntl().formatMessage({ id: 'sitename' });

  useEffect(() => {
    let isOver = false;
    void keptTitles((path) => languageOfPath(path) === lang).then((kept) => {
      if (isOver) return;
      const ending = ` – ${site}`;
      setPages(
        kept.map(({ title, path }) => ({
          title: title.endsWith(ending) ? title.slice(0, -ending.length) : title,
          link: { href: path },
        })),
      );
    });
    return () => {
      isOver = true;
    };
  }, [lang, site]);

  return pages;
}

export function Head(head: HeadProps<unknown, PageContext>) {
  return <PageHead page={head} titleId="offline.title" isHidden />;
}
