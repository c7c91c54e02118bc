import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Link } from '../../components/Link';
import { Section, Stack } from '../../components/Section';
import { SectionHeader } from '../../components/SectionHeader';
import { unbrokenWords } from '../../components/unbrokenWords';
import { listPath } from '../../addresses';
import { documentTypes, isListed, kinds } from '../../documentTypes';
import type { Language } from '../../i18n/languages';
import { formatNumber } from '../../i18n/numbers';
import { compareTitles, initialOf } from '../../i18n/sortOrder';
import type { SearchEntries, SearchEntry } from '../shape/searchDocument';
import { addTo } from '../shape/words';
import { columns, columnsFrom, media } from '../../styles/grid';
import { type } from '../../styles/type';

const Groups = styled.div`
  columns: 20rem;
  column-gap: var(--gutter);
`;

/* The initial is in the margin beside its titles. */
const Group = styled.div`
  display: grid;
  grid-template-columns: min(1.125rem, 8%) minmax(0, 1fr);
  column-gap: var(--gutter);
  break-inside: avoid-column;
  padding-bottom: var(--baseline);

  ${media.tablet} {
    ${columns}
  }
`;

const Initial = styled.h3`
  ${type.heading3}
  color: var(--accent);
  grid-column: 1 / span 1;
`;

const Titles = styled.ul`
  grid-column: 2 / -1;
  ${columnsFrom('desktop', '2 / span 10')}

  a {
    display: inline-block;
    padding-block: 0.25rem;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

type Props = SearchEntries & { lang: Language };

export function AllDocuments({ entries, counts, lang }: Props) {
  return (
    <Stack>
      {kinds.map((kind) => {
        const title = <FormattedMessage id={documentTypes[kind].title} />;
        if (isListed(kind) && counts[kind] !== undefined) {
          return (
            <Section key={kind}>
              <SectionHeader
                heading={title}
                href={listPath(kind, lang)}
                linkText={
                  <>
                    {title}: {formatNumber(counts[kind], lang)}
                  </>
                }
              />
            </Section>
          );
        }
        const ofKind = entries.filter((entry) => entry.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <Section key={kind}>
            <SectionHeader heading={title} />
            <Groups>
              {groupByLetter(ofKind, lang).map(([letter, members]) => (
                <Group key={letter}>
                  <Initial>{letter}</Initial>
                  <Titles>
                    {members.map(({ title, heading = title, path }) => (
                      <li key={path}>
                        <Link to={{ href: path }}>{unbrokenWords(heading)}</Link>
                      </li>
                    ))}
                  </Titles>
                </Group>
              ))}
            </Groups>
          </Section>
        );
      })}
    </Stack>
  );
}

/** Ignores punctuation before the first letter of a title. */
function groupByLetter(
  entries: SearchEntry[],
  lang: Language,
): [letter: string, members: SearchEntry[]][] {
  const sortTitle = ({ title }: SearchEntry) => title.replace(/^[^\p{L}\p{N}]+/u, '');
  const groups = new Map<string, SearchEntry[]>();
  const sorted = [...entries].sort((a, b) => compareTitles(sortTitle(a), sortTitle(b), lang));
  for (const entry of sorted) addTo(groups, initialOf(sortTitle(entry), lang), entry);
  return [...groups];
}
