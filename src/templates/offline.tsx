import type { HeadProps, PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { listCachedPages } from '../../plugins/gatsby-plugin-offline/index';
import { Button } from '../components/Button';
import { Link } from '../components/Link';
import { LinkList } from '../components/LinkList';
import type { DescribedLink } from '../components/LinkList';
import { PageTitle } from '../components/PageTitle';
import { Section, Stack } from '../components/Section';
import { HeadedSection } from '../components/SectionHeader';
import { languageOfPath } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { PageHead } from '../head/PageHead';
import type { PageContext } from '../pageContext';
import { homePath, substitutePaths } from '../addresses';

/** The service worker serves this page if loading fails. The page reloads once it is online. */
export default function OfflinePage({ location }: PageProps) {
  const lang = languageOfPath(location.pathname);
  const intl = useIntl();
  const pages = useCachedPages(lang);

  useEffect(() => {
    // Without this flag, Gatsby would show this page again at the same path.
    window.___swUpdated = true;
    const retry = () => window.location.reload();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  return (
    // layout/layoutStyles.ts hides the newsletter by this attribute.
    <Stack $space={6} data-offline>
      <div>
        <PageTitle>{intl.formatMessage({ id: 'offline.title' })}</PageTitle>
        <Section>
          <Stack $space={2}>
            <p>{intl.formatMessage({ id: 'offline.body' })}</p>
            <div>
              <Button type="button" $isMain onClick={() => window.location.reload()}>
                {intl.formatMessage({ id: 'retry' })}
              </Button>
            </div>
            <p>
              <Link to={{ href: homePath(lang) }}>{intl.formatMessage({ id: '404.link' })}</Link>
            </p>
          </Stack>
        </Section>
      </div>
      {pages.length > 0 && (
        <HeadedSection heading={<FormattedMessage id="offline.pages" />}>
          <LinkList links={pages} />
        </HeadedSection>
      )}
    </Stack>
  );
}

function useCachedPages(lang: Language): DescribedLink[] {
  const [pages, setPages] = useState<DescribedLink[]>([]);
  const site = useIntl().formatMessage({ id: 'sitename' });

  useEffect(() => {
    void listCachedPages(
      (path) => languageOfPath(path) === lang && !substitutePaths.includes(path),
    ).then((cached) => {
      const ending = ` – ${site}`;
      setPages(
        cached.map(({ title, path }) => ({
          title: title.endsWith(ending) ? title.slice(0, -ending.length) : title,
          link: { href: path },
        })),
      );
    });
  }, [lang, site]);

  return pages;
}

export function Head(head: HeadProps<unknown, PageContext>) {
  return <PageHead page={head} titleId="offline.title" isHidden />;
}
