import { useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button';
import { Field } from '../../components/Field';
import type { Newsletter as Words } from '../../content/navigation';
import type { Language } from '../../i18n/languages';
import { provider } from './provider';
import type { SignUpState } from './SignUpState';

const loadSignUp = () => import('./signUp');

type Props = { words: Words; lang: Language };

/**
 * Signs up for the newsletter: a plain form, which its provider answers with a page. What makes more
 * of it is downloaded once a reader touches it.
 */
export function Newsletter({ words: { title, placeholder, button }, lang }: Props) {
  const [state, setState] = useState<SignUpState>({ is: 'open' });
  const { action, field } = provider;
  if (!action) return null;

  const onFocus = () => {
    loadSignUp().then(
      ({ prepare }) => prepare(),
      () => undefined,
    );
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    loadSignUp().then(
      ({ signUp }) => signUp(form, setState),
      () => form.reportValidity() && form.submit(),
    );
  };

  return (
    <form
      className="newsletter"
      action={action}
      method="post"
      aria-label={title}
      // The browser's own complaints are in the browser's language; without JavaScript they have to do.
      ref={(form) => {
        if (form) form.noValidate = true;
      }}
      onSubmit={onSubmit}
    >
      <h2>{title}</h2>
      <div>
        {state.is !== 'done' && (
          <div className="newsletter-row">
            <Field
              type="email"
              name={field}
              label={<FormattedMessage id="newsletter.email" />}
              autoComplete="email"
              required
              placeholder={placeholder}
              onFocus={onFocus}
              error={
                state.is === 'invalid' && (
                  <span role="alert">
                    <FormattedMessage id="newsletter.invalid" />
                  </span>
                )
              }
            />
            <Button type="submit" $isMain aria-busy={state.is === 'sending'}>
              {state.is === 'sending' ? <FormattedMessage id="newsletter.sending" /> : button}
            </Button>
            <input type="hidden" name="lang" value={lang} />
          </div>
        )}
        <p className="newsletter-answer" role="status" tabIndex={-1}>
          {state.is === 'failed' && <FormattedMessage id="newsletter.failed" />}
          {state.is === 'done' && (
            <FormattedMessage id="newsletter.done" values={{ email: state.email }} />
          )}
        </p>
      </div>
    </form>
  );
}
