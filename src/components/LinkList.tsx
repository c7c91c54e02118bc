import styled from 'styled-components';
import type { Link as LinkTarget } from '../content/values/link';
import { coverLink } from '../styles/coverLink';
import { type } from '../styles/type';
import { columns, columnsFrom, fullRows } from '../styles/grid';
import { Link } from './Link';

const Rows = styled.ul`
  border-bottom: 1px solid var(--line);
`;

const Row = styled.li`
  position: relative;
  ${columns}
  row-gap: 0.25rem;
  align-items: baseline;
  padding-block: 0.5rem;
  border-top: 1px solid var(--line);
  ${fullRows}
`;

const Title = styled.p`
  ${type.heading2}
  ${coverLink}
  ${columnsFrom('tablet', '1 / span 6')}
`;

const Text = styled.p`
  color: var(--muted);
  ${columnsFrom('tablet', '7 / span 5')}
`;

export type DescribedLink = { title: string; text?: string; link: LinkTarget };

export function LinkList({ links }: { links: DescribedLink[] }) {
  return (
    <Rows>
      {links.map(({ title, text, link }, index) => (
        <Row key={index}>
          <Title>
            <Link to={link}>{title}</Link>
          </Title>
          {text && <Text>{text}</Text>}
        </Row>
      ))}
    </Rows>
  );
}
