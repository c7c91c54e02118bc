import styled from 'styled-components';
import type { Plate, PlateSize } from '../content/types/plates';
import type { Language } from '../i18n/languages';
import { plateTexts } from '../i18n/plateTexts';
import { columns, media, windowFrom } from '../styles/grid';
import { Picture } from './Picture';
import { Stack } from './Section';
import { HeadedSection } from './SectionHeader';

const rowSizes: Record<PlateSize, { most: number; sizes: string }> = {
  one: { most: 1, sizes: `${windowFrom.desktop} 74vw, 95vw` },
  two: { most: 2, sizes: `${windowFrom.desktop} 37vw, ${windowFrom.tablet} 47vw, 95vw` },
  detail: { most: 3, sizes: `${windowFrom.desktop} 24vw, ${windowFrom.tablet} 31vw, 95vw` },
};

/* The bottom edges of the pictures in a row are aligned. In a wide window, their captions are one
   below the other in the margin, and each picture spans the grid rows of all these captions. */
const Row = styled.div<{ $count: number; $size: PlateSize }>`
  ${columns}
  row-gap: calc(2 * var(--baseline));
  align-items: start;

  > figure {
    grid-column: 1 / -1;

    ${media.tablet} {
      grid-column: span ${({ $size }) => 12 / rowSizes[$size].most};
    }
  }

  @supports (grid-template-rows: subgrid) {
    > figure {
      display: grid;
      grid-template: subgrid / minmax(0, 1fr);
      grid-row: span 2;
      row-gap: 0;
    }

    > figure > div {
      align-self: end;
    }
  }

  ${media.desktop} {
    @supports (grid-template-rows: subgrid) {
      grid-template-columns: repeat(24, minmax(0, 1fr));
      grid-template-rows: ${({ $count }) => `repeat(${$count}, auto) 1fr`};

      > figure {
        grid-template: subgrid / subgrid;
        grid-area: 1 / 1 / -1 / -1;
        row-gap: normal;
        pointer-events: none;
      }

      > figure > * {
        pointer-events: auto;
      }

      > figure > div {
        grid-row: 1 / -1;
      }

      figcaption {
        grid-column: 1 / span 6;
        align-self: start;
        margin: 0 0 var(--baseline);
      }

      ${({ $size, $count }) =>
        Array.from({ length: $count }, (_, index) => {
          const width = 18 / rowSizes[$size].most;
          return `
            > :nth-child(${index + 1}) > div {
              grid-column: ${7 + index * width} / span ${width};
            }

            > :nth-child(${index + 1}) > figcaption {
              grid-row: ${index + 1};
            }
          `;
        })}
    }
  }
`;

const Link = styled.a`
  display: block;
  cursor: zoom-in;
`;

const Measure = styled.p`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  margin-bottom: 0.5rem;
  border-inline: 1px solid var(--accent);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  color: var(--accent);

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid;
  }
`;

const Caption = styled.figcaption`
  display: flex;
  gap: 0.75rem;
  margin-top: 0.5rem;
  border-top: 1px solid var(--line);
  padding-top: 0.5rem;
  font-size: var(--text-small);

  > :first-child {
    min-width: 1.25em;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  > :last-child {
    min-width: 0;
  }
`;

const Credit = styled.span`
  display: block;
  color: var(--muted);
`;

/** Without scripts, a picture is a link to its file. PlateGallery.tsx opens the viewer instead. */
export function Plates({ plates, lang }: { plates: readonly Plate[]; lang: Language }) {
  const texts = plateTexts[lang];
  return (
    <HeadedSection heading={texts.heading} isRegion>
      <Stack>
        {toRows(plates).map(({ start, size, row }) => (
          <Row key={start} $size={size} $count={row.length}>
            {row.map(({ image, file, caption, measure }, index) => {
              const number = start + index + 1;
              const name = [texts.enlarge(number), image.alt].filter(Boolean).join(': ');
              return (
                <figure key={number}>
                  <div>
                    {measure && <Measure>{measure}</Measure>}
                    <Link href={file} data-plate={number - 1} aria-label={name}>
                      <Picture image={image} sizes={rowSizes[size].sizes} />
                    </Link>
                  </div>
                  <Caption>
                    <span>{number}</span>
                    {(caption || image.copyright) && (
                      <span>
                        {caption}
                        {image.copyright && <Credit>{image.copyright}</Credit>}
                      </span>
                    )}
                  </Caption>
                </figure>
              );
            })}
          </Row>
        ))}
      </Stack>
    </HeadedSection>
  );
}

type PlateRow = { start: number; size: PlateSize; row: Plate[] };

function toRows(plates: readonly Plate[]): PlateRow[] {
  const rows: PlateRow[] = [];
  for (const [index, plate] of plates.entries()) {
    const last = rows.at(-1);
    if (last?.size === plate.size && last.row.length < rowSizes[plate.size].most) {
      last.row.push(plate);
    } else rows.push({ start: index, size: plate.size, row: [plate] });
  }
  return rows;
}
