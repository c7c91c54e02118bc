import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Link } from '../../components/Link';
import { Section } from '../../components/Section';
import { SectionHeader } from '../../components/SectionHeader';
import { Stack } from '../../components/Stack';
import { documentTypes, kinds } from '../../documentTypes';
import type { Language } from '../../i18n/languages';
import { compareTitles } from '../../i18n/sortOrder';
import type { SearchEntry } from '../searchEntry';
import { columns } from '../../styles/grid';
import { media } from '../../styles/media';
import { type } from '../../styles/type';

const Letters = styled.div`
  columns: 20rem;
  column-gap: var(--gutter);
`;

/* The letter stands in the margin of its names, which begin on its line. */
const Letter = styled.div`
  ${columns}
  break-inside: avoid-column;
  padding-bottom: var(--baseline);
`;

const Initial = styled.h3`
  ${type.heading3}
  color: var(--accent);
  grid-column: 1 / span 1;
`;

const Titles = styled.ul`
  grid-column: 2 / -1;

  ${media.desktop} {
    grid-column: 2 / span 10;
  }

  a {
    display: inline-block;
    padding-block: 0.25rem;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

type Props = { entries: SearchEntry[]; lang: Language };

/** Everything that there is to read, by kind, and by letter in the order of the language's alphabet. */
export function Everything({ entries, lang }: Props) {
  return (
    <Stack>
      {kinds.map((kind) => {
        const letters = byLetter(
          entries.filter((entry) => entry.kind === kind),
          lang,
        );
        if (letters.length === 0) return null;
        return (
          <Section key={kind}>
            <SectionHeader heading={<FormattedMessage id={documentTypes[kind].title} />} />
            <Letters>
              {letters.map(([letter, those]) => (
                <Letter key={letter}>
                  <Initial>{letter}</Initial>
                  <Titles>
                    {those.map(({ title, path }) => (
                      <li key={path}>
                        <Link to={{ href: path }}>{title}</Link>
                      </li>
                    ))}
                  </Titles>
                </Letter>
              ))}
            </Letters>
          </Section>
        );
      })}
    </Stack>
  );
}

/** Entries in the order of the alphabet; quotation marks before a title do not count. */
function byLetter(
  entries: SearchEntry[],
  lang: Language,
): [letter: string, those: SearchEntry[]][] {
  const nameOf = ({ title }: SearchEntry) => title.replace(/^[^\p{L}\p{N}]+/u, '');
  const letters = new Map<string, SearchEntry[]>();
  for (const entry of [...entries].sort((a, b) => compareTitles(nameOf(a), nameOf(b), lang))) {
    const letter = nameOf(entry).charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return [...letters];
}
