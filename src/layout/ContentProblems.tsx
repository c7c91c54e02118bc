import styled from 'styled-components';
import { type } from '../styles/type';
import { useContentProblems } from './problemsOfPage';

const Bar = styled.aside`
  padding: 0.5rem var(--edge);
  border-bottom: 2px solid var(--accent);
  background: var(--quiet);
  ${type.small}
`;

/** Shows developers and editors the problems of the page's content in `gatsby develop`. */
export function ContentProblems() {
  const problems = useContentProblems();
  if (problems.length === 0) return null;
  return (
    <Bar aria-label="Problems of the content" lang="en">
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Bar>
  );
}
