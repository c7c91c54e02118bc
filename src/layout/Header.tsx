import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Link } from '../components/Link';
import type { NavigationGroup } from '../content/navigation';
import type { Language } from '../i18n/languages';
import { homePath } from '../routes';
import { media } from '../styles/media';
import { LanguageSwitch } from './LanguageSwitch';
import { Menu } from './Menu';
import { SearchOpener } from './search/SearchOpener';

const Bar = styled.header`
  position: relative;
  z-index: 20;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--gutter);
  min-height: calc(4 * var(--baseline));
  padding-inline: var(--edge);
  border-bottom: 1px solid var(--line);
`;

const Name = styled.p`
  font-weight: 700;
  font-size: 1.25rem;
  letter-spacing: -0.03em;

  a {
    text-decoration: none;
  }
`;

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: calc(1.5 * var(--gutter));
  order: 1;

  /* Nothing here depends on what follows it, so that a page that is still arriving does not move. */
  ${media.desktop} {
    order: 0;
  }
`;

const Headings = styled.ul`
  display: none;
  flex-wrap: wrap;
  gap: calc(1.5 * var(--gutter));

  a {
    text-decoration: none;
  }

  a:hover,
  a[aria-current] {
    text-decoration: underline;
  }

  ${media.desktop} {
    display: flex;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--gutter);
  margin-left: auto;
  font-size: var(--text-small);

  > a,
  li > * {
    display: inline-block;
    padding-block: 0.25rem;
  }

  > a:not(:hover),
  li > a:not(:hover) {
    text-decoration: none;
  }

  li > [aria-current] {
    color: var(--muted);
  }
`;

type Props = {
  lang: Language;
  path: string;
  groups: NavigationGroup[];
  translations: Partial<Record<Language, string>>;
};

/** Top bar: the site's name leads to the root of the language, then navigation, search, languages. */
export function Header({ lang, path, groups, translations }: Props) {
  const intl = useIntl();
  return (
    <Bar>
      <Name>
        <Link to={{ href: homePath(lang) }}>
          <FormattedMessage id="sitename" />
        </Link>
      </Name>
      {groups.length > 0 && (
        <Nav
          id="navigation"
          tabIndex={-1}
          aria-label={intl.formatMessage({ id: 'navigation.main' })}
        >
          <Headings>
            {groups.map(
              ({ title, link }) =>
                link && (
                  <li key={title}>
                    <Link to={link}>{title}</Link>
                  </li>
                ),
            )}
          </Headings>
          <Menu groups={groups} path={path} />
        </Nav>
      )}
      <Tools data-screen>
        <SearchOpener lang={lang} />
        <LanguageSwitch lang={lang} translations={translations} />
      </Tools>
    </Bar>
  );
}
