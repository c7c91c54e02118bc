import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem var(--gutter);
`;

const Field = styled.div`
  flex: 1 1 16rem;
`;

const Label = styled.label`
  display: block;
  font-size: var(--text-small);
  color: var(--muted);
`;

const Input = styled.input`
  width: 100%;
  padding-block: 0.5rem;
  font: inherit;
  font-size: var(--heading-2);
  color: inherit;
  background: none;
  border: 0;
  border-bottom: 1px solid var(--ink);
  border-radius: 0;
`;

const Button = styled.button`
  min-height: 2.75rem;
  padding-inline: 1.25rem;
  color: var(--on-field);
  background: var(--field);
`;

type Props = {
  /** Address of the search page. */
  action: string;
  /** What is searched for now; without `onChange` what the field begins with. */
  value: string;
  /** For a page that shows what is found while the reader types. */
  onChange?: (value: string) => void;
};

/** A plain form, which asks the search page also without JavaScript. */
export function SearchForm({ action, value, onChange }: Props) {
  const intl = useIntl();
  return (
    <Form
      role="search"
      action={action}
      onSubmit={(event) => {
        if (onChange) event.preventDefault();
      }}
    >
      <Field>
        <Label htmlFor="query">
          <FormattedMessage id="search.label" />
        </Label>
        <Input
          id="query"
          name="query"
          type="search"
          autoComplete="off"
          placeholder={intl.formatMessage({ id: 'search.placeholder' })}
          {...(onChange
            ? { value, onChange: (event) => onChange(event.target.value) }
            : { defaultValue: value })}
        />
      </Field>
      <Button type="submit">
        <FormattedMessage id="search.button" />
      </Button>
    </Form>
  );
}
