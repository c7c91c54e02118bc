import { useId, useRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
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

  &:disabled {
    color: var(--muted);
    border-bottom: 1px dashed var(--muted);
    cursor: not-allowed;
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
  font: inherit;
  font-size: var(--text-small);
  color: inherit;
  text-decoration: underline;
  background: none;
  border: 0;
`;

const Note = styled.p`
  font-size: var(--text-small);
  color: var(--muted);

  &:not(:empty) {
    padding-top: 0.5rem;
  }
`;

/* The mark makes error and success distinct without colour. */
const Result = styled(Note)<{ $mark: string }>`
  color: var(--ink);
  font-weight: 600;

  &:not(:empty)::before {
    content: '${({ $mark }) => $mark}';
    content: '${({ $mark }) => $mark}' / '';
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
  hint?: ReactNode;
  error?: ReactNode;
  /** Pass an empty string at first, because screen readers announce only a later change. */
  success?: ReactNode;
  isLarge?: boolean;
  onClear?: () => void;
};

export function Field({ label, hint, error, success, isLarge = false, onClear, ...input }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const notes = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div>
      <Label htmlFor={id}>
        {label}
        {input.required && (
          <>
            {' ('}
            <FormattedMessage id="field.required" />)
          </>
        )}
      </Label>
      <Row>
        <Input
          {...input}
          ref={field}
          id={id}
          $isLarge={isLarge}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
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
      {hint && <Note id={`${id}hint`}>{hint}</Note>}
      {error && (
        <Result id={`${id}error`} $mark="!">
          {error}
        </Result>
      )}
      {success !== undefined && (
        <Result role="status" $mark="✓">
          {success}
        </Result>
      )}
    </div>
  );
}
