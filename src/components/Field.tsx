import { useId, useRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';

const Label = styled.label`
  display: block;
  font-size: var(--text-small);
  color: var(--muted);
`;

const Input = styled.input<{ $isLarge: boolean }>`
  width: 100%;
  min-height: 3rem;
  padding: 0.5rem;
  font: inherit;
  font-size: ${({ $isLarge }) => $isLarge && 'var(--heading-2)'};
  color: inherit;
  background: none;
  border: 0;
  border-bottom: 1px solid var(--ink);
  border-radius: 0;

  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }

  &:hover {
    border-color: var(--accent);
  }

  &[aria-invalid='true'] {
    padding-bottom: calc(0.5rem - 2px);
    border-bottom: 3px solid var(--accent);
  }

  /* Some browsers lack this button for clearing the field, so the site has a button of its own. */
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--gutter);
`;

const Clear = styled.button`
  flex: none;
  padding: 0.5rem 0;
  font-size: var(--text-small);
  text-decoration: underline;
`;

const ErrorText = styled.p`
  font-size: var(--text-small);
  font-weight: 600;
  color: var(--ink);
  padding-top: 0.5rem;

  /* The mark makes an error distinct without colour. */
  &::before {
    content: '!';
    content: '!' / '';
    display: inline-block;
    width: 1.5em;
    margin-inline-end: 0.5em;
    text-align: center;
    color: var(--paper);
    background: var(--ink);
    forced-color-adjust: none;
  }
`;

type Props = Omit<
  ComponentPropsWithoutRef<'input'>,
  'id' | 'aria-invalid' | 'aria-describedby' | 'type'
> & {
  type?: 'text' | 'email' | 'search';
  label: ReactNode;
  error?: ReactNode;
  isLarge?: boolean;
  onClear?: () => void;
};

export function Field({ label, error, isLarge = false, onClear, ...input }: Props) {
  const { formatMessage } = useIntl();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Label htmlFor={id}>
        {label}
        {input.required && ` (${formatMessage({ id: 'field.required' })})`}
      </Label>
      <Row>
        <Input
          {...input}
          ref={field}
          id={id}
          $isLarge={isLarge}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
        />
        {onClear && input.value !== '' && (
          <Clear
            type="button"
            onClick={() => {
              onClear();
              field.current?.focus();
            }}
          >
            <FormattedMessage id="field.clear" />
          </Clear>
        )}
      </Row>
      {error && <ErrorText id={`${id}error`}>{error}</ErrorText>}
    </div>
  );
}
