import styled from 'styled-components';
import type { ProjectCard } from '../content/types/projectCard';
import { columns, columnsFrom, windowFrom } from '../styles/grid';
import { Card } from './Card';
import type { Aspect } from './Picture';

type Placement = { phone: string; wide: string; aspect: Aspect; sizes: string };

const sizes = (wide: number, phone = 95) => `${windowFrom.tablet} ${wide}vw, ${phone}vw`;

const placements: [Placement, ...Placement[]] = [
  { phone: '1 / -1', wide: '1 / span 7', aspect: 'landscape', sizes: sizes(58) },
  { phone: '4 / -1', wide: '9 / span 4', aspect: 'portrait', sizes: sizes(33, 69) },
  { phone: '1 / span 9', wide: '1 / span 4', aspect: 'landscape', sizes: sizes(33, 69) },
  { phone: '1 / -1', wide: '6 / span 7', aspect: 'landscape', sizes: sizes(58) },
  { phone: '3 / -1', wide: '1 / span 5', aspect: 'square', sizes: sizes(42, 77) },
  { phone: '1 / span 9', wide: '8 / span 5', aspect: 'landscape', sizes: sizes(42, 69) },
];

const List = styled.ul`
  ${columns}
  row-gap: calc(3 * var(--baseline));
`;

const Item = styled.li<{ $placement: Placement }>`
  grid-column: ${({ $placement }) => $placement.phone};
  ${({ $placement }) => columnsFrom('tablet', $placement.wide)}

  &:nth-child(even) {
    align-self: end;
  }
`;

type Props = {
  projects: ProjectCard[];
  headingLevel?: 2 | 3;
  /** The images of the first row load at once, with high priority. */
  isFirst?: boolean;
  /** Maps the id of each project to the ids of its filters. */
  filters?: Map<string, string[]>;
};

export function ProjectMosaic({ projects, headingLevel = 3, isFirst = false, filters }: Props) {
  return (
    <List>
      {projects.map(({ id, title, heading = title, path, image, designer, year }, index) => {
        const placement = placements[index % placements.length] ?? placements[0];
        return (
          <Item key={id} $placement={placement} data-filters={filters?.get(id)?.join(' ')}>
            <Card
              {...{ heading, image, headingLevel }}
              href={path}
              subheading={[designer, year].filter(Boolean).join(', ')}
              aspect={placement.aspect}
              sizes={placement.sizes}
              isFirst={isFirst && index < 2}
            />
          </Item>
        );
      })}
    </List>
  );
}
