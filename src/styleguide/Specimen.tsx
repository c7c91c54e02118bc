import { createContext, useContext, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../styles/media';
import { forcedScheme, schemes, type Scheme } from './SchemeChoice';

const Caption = styled.p<{ $isWide: boolean }>`
  margin-inline: ${({ $isWide }) => ($isWide ? 'var(--edge)' : '0')};
  padding-block: 0.5rem 1rem;
  font-size: var(--text-small);
  color: var(--muted);
  border-top: 1px solid var(--line);
`;

/** A name of the code, as it is written there. */
export const Name = styled.code`
  font-family: var(--mono);
  color: var(--ink);
`;

const Pair = styled.div<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.desktop} {
    grid-template-columns: ${({ $isWide }) => !$isWide && 'repeat(2, minmax(0, 1fr))'};
  }
`;

const Panel = styled.div<{ $scheme: Scheme; $isWide: boolean }>`
  ${({ $scheme }) => forcedScheme($scheme)}
  padding: calc(1.5 * var(--baseline)) ${({ $isWide }) => ($isWide ? '0' : 'var(--gutter)')};
  color: var(--ink);
  background: var(--paper);
  border: 1px solid var(--line);
  border-inline-width: ${({ $isWide }) => $isWide && '0'};
`;

/** Whether the page shows every specimen in both schemes. */
export const InBothSchemes = createContext(false);

type Props = {
  /** One component, or several that are drawn together: `Facts, ArticleDate`. */
  name: string;
  state: string;
  /** It reaches over the page's edges and keeps inside them by itself. */
  isWide?: boolean;
  /** Small enough to be shown in both schemes at once, whatever is chosen. */
  isPaired?: boolean;
  children?: ReactNode;
};

/** One state of a component, under its name; the dark one of a pair is there for the eye alone. */
export function Specimen({ name, state, isWide = false, isPaired = false, children }: Props) {
  const isInBoth = useContext(InBothSchemes) || isPaired;
  return (
    <div>
      <Caption $isWide={isWide}>
        <Name>{name}</Name> {state}
      </Caption>
      {isInBoth ? (
        <Pair $isWide={isWide}>
          {schemes.map((scheme) => (
            <Panel
              key={scheme}
              $scheme={scheme}
              $isWide={isWide}
              // React 18 does not know `inert`.
              {...(scheme === 'dark' && { 'aria-hidden': true, inert: '' })}
            >
              {children}
            </Panel>
          ))}
        </Pair>
      ) : (
        children
      )}
    </div>
  );
}
