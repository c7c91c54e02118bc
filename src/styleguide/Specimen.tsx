import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../styles/media';
import { onField } from '../styles/onField';
import { forcedScheme, schemes } from './SchemePicker';
import type { Scheme } from './SchemePicker';

const Caption = styled.p<{ $isWide: boolean }>`
  margin-inline: ${({ $isWide }) => ($isWide ? 'var(--edge)' : '0')};
  padding-block: 0.5rem 1rem;
  font-size: var(--text-small);
  color: var(--muted);
  border-top: 1px solid var(--line);
`;

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

export const InBothSchemes = createContext(false);

type Props = {
  /** Name of one component or of several: `Facts, ArticleDate`. */
  name: string;
  state: string;
  /**
   * If `true`, the specimen is as wide as the window, because the component has its own horizontal
   * padding.
   */
  isWide?: boolean;
  isPaired?: boolean;
  children?: ReactNode;
};

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
              // React 18 does not support the property `inert`.
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

export const Specimens = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 32rem), 1fr));
  gap: calc(2 * var(--baseline)) var(--gutter);
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gutter);
`;

export const Surface = styled.div`
  ${onField}
  display: grid;
  gap: var(--baseline);
  padding: calc(1.5 * var(--baseline)) var(--gutter);
`;

export const List = styled.dl`
  display: grid;
  gap: var(--baseline) var(--gutter);

  dt {
    overflow-wrap: anywhere;
  }

  dd {
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums;
    color: var(--muted);
  }
`;

export const Palette = styled(List)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
`;
