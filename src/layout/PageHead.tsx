import type { HeadProps } from 'gatsby';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { sharedSize, type Image } from '../content/image';
import { defaultLanguage, languageFacts, languages, type Language } from '../i18n/languages';
import type { MessageId } from '../i18n/messages/is';
import { Provider } from '../i18n/Provider';
import { languageOfPage, translationsOf, type PageContext } from './translations';
import { useSiteUrl } from './useSiteUrl';

/** What Gatsby hands to a template's `Head`. */
type Page = Pick<HeadProps<unknown, PageContext>, 'location' | 'pageContext'>;

type Props = {
  page: Page;
  /** The page's own title, or the message that holds it; without either the site's name stands alone. */
  title?: string;
  titleId?: MessageId;
  /** One or two sentences; the site's own without them. */
  description?: string;
  /** Shown where the page is shared. */
  image?: Image;
  /** What kind of thing is shared, in Open Graph's words. */
  type?: 'website' | 'article';
};

/** What a page says of itself in `<head>`: the body of every template's `Head`. */
export function PageHead({ page, ...rest }: Props) {
  const lang = languageOfPage(page.pageContext, page.location.pathname);
  return (
    <Provider lang={lang}>
      <Description {...rest} page={page.pageContext.page} lang={lang} />
      <Addresses page={page} lang={lang} />
    </Provider>
  );
}

/** The head of a page that is at no address of its own and wants no visitors from a search. */
export function NotFoundHead({ page }: Pick<Props, 'page'>) {
  const lang = languageOfPage(page.pageContext, page.location.pathname);
  return (
    <Provider lang={lang}>
      <Description titleId="404.title" lang={lang} />
      <meta name="robots" content="noindex" />
    </Provider>
  );
}

type DescriptionProps = Omit<Props, 'page'> & { lang: Language; page?: number };

function Description(props: DescriptionProps): ReactNode {
  const { lang, titleId, image, page = 1, type = 'website' } = props;
  const intl = useIntl();
  const siteUrl = useSiteUrl();
  const name = intl.formatMessage({ id: 'sitename' });
  const first = props.title ?? (titleId && intl.formatMessage({ id: titleId }));
  const own =
    page > 1
      ? intl.formatMessage({ id: 'list.title' }, { title: first, page: String(page) })
      : first;
  const title = own ? `${own} – ${name}` : name;
  const description = props.description ?? intl.formatMessage({ id: 'site.description' });
  return (
    <>
      <html lang={languageFacts[lang].tag} />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={own ?? name} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={languageFacts[lang].openGraph} />
      <meta property="og:image" content={image?.shared ?? `${siteUrl}/share.png`} />
      <meta property="og:image:width" content={String(sharedSize.width)} />
      <meta property="og:image:height" content={String(sharedSize.height)} />
      {image && <meta property="og:image:alt" content={image.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

type AddressesProps = { page: Page; lang: Language };

/** The page's one address, and those of its translations. */
function Addresses({ page: { location, pageContext }, lang }: AddressesProps): ReactNode {
  const siteUrl = useSiteUrl();
  const absolute = (path: string) => siteUrl + encodeURI(decodeURI(path));
  // A later page of a list holds other documents in each language: it is nobody's translation.
  const isLaterPage = (pageContext.page ?? 1) > 1;
  const translations = isLaterPage ? {} : translationsOf(pageContext);
  const addresses = { ...translations, [lang]: location.pathname };
  const present = languages.filter((language) => addresses[language] !== undefined);
  return (
    <>
      <link rel="canonical" href={absolute(location.pathname)} />
      <meta property="og:url" content={absolute(location.pathname)} />
      {present.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={languageFacts[language].tag}
          href={absolute(addresses[language] ?? '')}
        />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={absolute(addresses[defaultLanguage] ?? location.pathname)}
      />
    </>
  );
}
