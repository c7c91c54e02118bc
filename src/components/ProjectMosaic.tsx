import styled from 'styled-components';
import type { ProjectCard as Project } from '../content/projectCard';
import { columns } from '../styles/grid';
import { media } from '../styles/media';
import { windowFrom } from '../styles/windowFrom';
import { Card } from './Card';
import type { Aspect } from './Picture';

/** Where a project stands: columns of twelve on a phone, and from a tablet on. */
type Place = { phone: string; wide: string; aspect: Aspect; sizes: string };

const sizes = (wide: number) => `${windowFrom.tablet} ${wide}vw, 95vw`;

// Two to a row and never two alike; after six it begins anew.
const places: Place[] = [
  { phone: '1 / -1', wide: '1 / span 7', aspect: 'landscape', sizes: sizes(58) },
  { phone: '4 / -1', wide: '9 / span 4', aspect: 'portrait', sizes: sizes(33) },
  { phone: '1 / span 9', wide: '1 / span 4', aspect: 'landscape', sizes: sizes(33) },
  { phone: '1 / -1', wide: '6 / span 7', aspect: 'landscape', sizes: sizes(58) },
  { phone: '3 / -1', wide: '1 / span 5', aspect: 'square', sizes: sizes(42) },
  { phone: '1 / span 9', wide: '8 / span 5', aspect: 'landscape', sizes: sizes(42) },
];

const List = styled.ul`
  ${columns}
  row-gap: calc(3 * var(--baseline));
`;

const Item = styled.li<{ $place: Place }>`
  grid-column: ${({ $place }) => $place.phone};

  ${media.tablet} {
    grid-column: ${({ $place }) => $place.wide};
  }

  /* The second of a row stands on the first one's ground line. */
  &:nth-child(even) {
    align-self: end;
  }
`;

type Props = {
  projects: Project[];
  /** 3 below a section's heading, 2 where the page's title is the one above. */
  headingLevel?: 2 | 3;
};

/** Projects as images of unequal size; every row is another one. */
export function ProjectMosaic({ projects, headingLevel = 3 }: Props) {
  return (
    <List>
      {projects.map(({ id, title, heading = title, path, image, designer, year }, index) => {
        const place = places[index % places.length];
        return (
          place && (
            <Item key={id} $place={place}>
              <Card
                heading={heading}
                href={path}
                image={image}
                subheading={[designer, year].filter(Boolean).join(', ')}
                aspect={place.aspect}
                sizes={place.sizes}
                headingLevel={headingLevel}
                hasBlank
              />
            </Item>
          )
        );
      })}
    </List>
  );
}
