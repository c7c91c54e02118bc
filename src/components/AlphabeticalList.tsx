import styled from 'styled-components';
import type { TitledDocument } from '../content/values/document';
import type { Image } from '../content/values/image';
import { initialOf } from '../i18n/sortOrder';
import { coverLink } from '../styles/coverLink';
import { type } from '../styles/type';
import { columns, columnsFrom, media } from '../styles/grid';
import { Link } from './Link';
import { Picture } from './Picture';
import { unbrokenWords } from './unbrokenWords';

const List = styled.ul`
  border-bottom: 1px solid var(--line);
`;

const Row = styled.li<{ $isNewLetter: boolean; $hasTexts: boolean }>`
  position: relative;
  display: grid;
  /* The first column has room for one letter at any text size. */
  grid-template-columns: min(1.125rem, 8%) minmax(0, 1fr) 20%;
  column-gap: var(--gutter);
  align-items: ${({ $hasTexts }) => ($hasTexts ? 'baseline' : 'center')};
  padding-block: 0.5rem;
  border-top: 1px solid var(--${({ $isNewLetter }) => ($isNewLetter ? 'ink' : 'line')});

  /* The logo is the tallest cell. Until the logo's HTML has arrived, the row is hidden, because the
     logo would move the centred letter and name. */
  &:not(:has(> :nth-child(3))) {
    visibility: hidden;
  }

  ${media.tablet} {
    ${columns}
  }
`;

const Letter = styled.span`
  ${type.heading2}
  color: var(--accent);
  ${columnsFrom('desktop', '1 / span 3')}
`;

const Name = styled.h2<{ $hasTexts: boolean }>`
  ${type.heading2}
  /* If the reader enlarges the text, eleven letters still fit between the initial and the logo. */
  font-size: min(clamp(1.1875rem, 0.85rem + 1.6vw, 2.25rem), 9vw);
  ${coverLink}
  ${({ $hasTexts }) => columnsFrom('tablet', $hasTexts ? '2 / span 6' : '2 / span 9')}
  ${({ $hasTexts }) => columnsFrom('desktop', $hasTexts ? '4 / span 5' : '4 / span 7')}
`;

const Texts = styled.div`
  grid-column: 2 / -1;
  ${type.note}
  ${columnsFrom('tablet', '8 / -1')}
  ${columnsFrom('desktop', '9 / -1')}
`;

const Logo = styled.div`
  justify-self: end;
  width: 100%;
  max-width: calc(6 * var(--baseline));
  aspect-ratio: 1;
  ${columnsFrom('tablet', '11 / -1')}
`;

type Entry = Pick<TitledDocument, 'id' | 'lang' | 'title' | 'heading' | 'path'> & {
  logo?: Image;
  texts?: string[];
};

export function AlphabeticalList({ entries }: { entries: Entry[] }) {
  return (
    <List>
      {entries.map(({ id, lang, title, heading = title, path, logo, texts }, index) => {
        const letter = initialOf(title, lang);
        const isNewLetter = letter !== initialOf(entries[index - 1]?.title ?? '', lang);
        return (
          <Row key={id} $isNewLetter={isNewLetter} $hasTexts={texts !== undefined}>
            <Letter aria-hidden>{isNewLetter && letter}</Letter>
            <Name $hasTexts={texts !== undefined}>
              <Link to={{ href: path }}>{unbrokenWords(heading)}</Link>
            </Name>
            {texts ? (
              <Texts>
                {texts.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </Texts>
            ) : (
              <Logo>
                {logo && (
                  <Picture image={{ ...logo, alt: '' }} aspect="square" sizes="6rem" isWhole />
                )}
              </Logo>
            )}
          </Row>
        );
      })}
    </List>
  );
}
