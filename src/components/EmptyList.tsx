import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { MessageId } from '../i18n/messages/is';
import { Section } from './Section';

const Text = styled.p`
  border-top: 1px solid var(--line);
  padding-block: calc(2 * var(--baseline));
  color: var(--muted);
`;

type Props = { messageId?: MessageId; children?: ReactNode };

export function EmptyList({ messageId = 'list.empty', children }: Props) {
  return (
    <Section>
      <Text>
        <FormattedMessage id={messageId} />
        {children}
      </Text>
    </Section>
  );
}
