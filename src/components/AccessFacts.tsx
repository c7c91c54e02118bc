import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Access } from '../content/values/eventFacts';

/** Messages begin with a small letter, because other facts may precede them. */
export const Sentence = styled.span`
  display: inline-block;

  &::first-letter {
    text-transform: uppercase;
  }
`;

export function AccessFacts({ access }: { access: Access[] }) {
  return (
    <Sentence>
      {access.map(({ kind, note }, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <FormattedMessage id={`access.${kind}`} />
          {note && ` (${note})`}
        </Fragment>
      ))}
    </Sentence>
  );
}
