import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from './Button';
import { Field } from './Field';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--baseline) var(--gutter);

  > :first-child {
    flex: 1 1 16rem;
  }
`;

type Props = { action: string; value: string; onChange?: (value: string) => void };

export function SearchForm({ action, value, onChange }: Props) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);

  // React does not know a text that the reader typed before hydration.
  useEffect(() => {
    const typed = form.current?.querySelector('input')?.value ?? value;
    if (typed !== value) onChange?.(typed);
  }, [value, onChange]);

  return (
    <Form
      ref={form}
      role="search"
      action={action}
      onSubmit={onChange && ((event) => event.preventDefault())}
    >
      <Field
        label={<FormattedMessage id="search.label" />}
        name="query"
        type="search"
        isLarge
        autoComplete="off"
        placeholder={intl.formatMessage({ id: 'search.placeholder' })}
        {...(onChange
          ? {
              value,
              onChange: (event) => onChange(event.target.value),
              onClear: () => onChange(''),
            }
          : { defaultValue: value })}
      />
      <Button type="submit" $isMain>
        {intl.formatMessage({ id: 'search.button' })}
      </Button>
    </Form>
  );
}
