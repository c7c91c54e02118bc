import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
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
  padding-block: 0.5rem;
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

  &:disabled {
    color: var(--muted);
    border-bottom: 1px dashed var(--muted);
    cursor: not-allowed;
  }
`;

const Note = styled.p`
  font-size: var(--text-small);
  color: var(--muted);

  &:not(:empty) {
    padding-top: 0.5rem;
  }
`;

/* What has happened is said in ink, behind a mark that does not depend on color. */
const Answer = styled(Note)<{ $mark: string }>`
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
  /** What helps before one types. */
  hint?: ReactNode;
  /** What is wrong, in words that say what to do. */
  error?: ReactNode;
  /** What has been done; given empty from the start, its coming is read out. */
  success?: ReactNode;
  /** For a page that is about this field. */
  isLarge?: boolean;
};

/** One line to fill in, with its label above and what there is to say of it below. */
export function Field({ label, hint, error, success, isLarge = false, ...input }: Props) {
  const id = useId();
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
      <Input
        {...input}
        id={id}
        $isLarge={isLarge}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
      />
      {hint && <Note id={`${id}hint`}>{hint}</Note>}
      {error && (
        <Answer id={`${id}error`} $mark="!">
          {error}
        </Answer>
      )}
      {success !== undefined && (
        <Answer role="status" $mark="✓">
          {success}
        </Answer>
      )}
    </div>
  );
}
