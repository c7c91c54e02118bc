import styled from 'styled-components';
import { RichText } from '../components/RichText';
import { Section } from '../components/Section';
import type { RichText as Blocks } from '../content/richText';
import { columns } from '../styles/grid';
import { media } from '../styles/media';
import { type } from '../styles/type';
import { Palette } from './Palette';
import { Name } from './Specimen';

const Columns = styled.div`
  ${columns}
  margin-bottom: calc(2 * var(--baseline));
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
`;

/* On a phone, the columns are too narrow for their numbers. */
const Column = styled.span`
  height: calc(4 * var(--baseline));
  font-size: 0;
  color: var(--muted);
  background: var(--quiet);

  ${media.tablet} {
    padding: 0.5rem;
    font-size: var(--text-small);
  }
`;

const Span = styled.p<{ $from: number; $to: number }>`
  grid-column: ${({ $from, $to }) => `${$from} / ${$to + 1}`};
  min-height: calc(2 * var(--baseline));
  margin-top: 0.5rem;
  padding-block: 0.5rem;
  border-top: 1px solid var(--ink);
`;

const Baselines = styled.div`
  ${columns}
  margin-bottom: calc(2 * var(--baseline));
  background: repeating-linear-gradient(
    transparent 0 calc(var(--baseline) - 1px),
    var(--line) calc(var(--baseline) - 1px) var(--baseline)
  );

  > * {
    grid-column: span 12;
  }
`;

const Heading = styled.p`
  ${type.heading2}
`;

const Key = styled.kbd`
  display: inline-block;
  margin-bottom: 0.5rem;
  padding: 0.125rem 0.5rem;
  font-family: var(--mono);
  border: 1px solid var(--ink);
`;

const overlayKeys = { columns: 'Ctrl+L', rows: 'Ctrl+Shift+L' } as const;

// Columns of the parts of a page.
const spans = [
  { name: 'whole', from: 1, to: 12 },
  { name: 'margin', from: 1, to: 3 },
  { name: 'text', from: 4, to: 10 },
] as const;

type Props = {
  messages: Record<'baseline' | 'onDesktop' | 'upTo' | 'from', string> & {
    spans: Record<(typeof spans)[number]['name'], string>;
    widths: Record<'phone' | 'tablet' | 'desktop', string>;
    /** Descriptions of what the keys above show and hide. */
    keys: Record<keyof typeof overlayKeys, string>;
  };
  tokens: {
    lengths: { name: string; value: string; onDesktop?: string }[];
    widths: Record<'tablet' | 'desktop', string>;
  };
  paragraph: Blocks;
};

/** The twelve columns and the baselines, and the keys of the overlay that shows them in development. */
export function Grid({ messages, tokens: { widths, lengths }, paragraph }: Props) {
  return (
    <Section>
      <Columns>
        {Array.from({ length: 12 }, (_, index) => (
          <Column key={index} aria-hidden>
            {index + 1}
          </Column>
        ))}
        {spans.map(({ name, from, to }) => (
          <Span key={name} $from={from} $to={to}>
            {messages.spans[name]}
          </Span>
        ))}
      </Columns>
      <Baselines>
        <Heading>{messages.baseline}</Heading>
        <RichText blocks={paragraph} />
      </Baselines>
      <Palette>
        {(['columns', 'rows'] as const).map((part) => (
          <div key={part}>
            <dt>
              <Key>{overlayKeys[part]}</Key>
            </dt>
            <dd>{messages.keys[part]}</dd>
          </div>
        ))}
        <div>
          <dt>{messages.widths.phone}</dt>
          <dd>
            {messages.upTo} {widths.tablet}
          </dd>
        </div>
        {(['tablet', 'desktop'] as const).map((width) => (
          <div key={width}>
            <dt>{messages.widths[width]}</dt>
            <dd>
              {messages.from} {widths[width]}
            </dd>
          </div>
        ))}
        {lengths.map(({ name, value, onDesktop }) => (
          <div key={name}>
            <dt>
              <Name>--{name}</Name>
            </dt>
            <dd>{onDesktop ? `${value}, ${messages.onDesktop} ${onDesktop}` : value}</dd>
          </div>
        ))}
      </Palette>
    </Section>
  );
}
