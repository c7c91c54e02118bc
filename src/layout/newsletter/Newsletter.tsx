import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '../../components/Button';
import { Field } from '../../components/Field';
import type { Newsletter as Content } from '../../content/types/navigation';
import type { Language } from '../../i18n/languages';
import { newsletterTexts } from '../../i18n/newsletterTexts';
import { provider } from './provider';
import type { SignUpState } from './signUp';

const loadSignUp = () => import('./signUp');

type Props = { content: Content; lang: Language };

/** Without JavaScript, the form opens the provider's page. With JavaScript, signUp.ts sends it. */
export function Newsletter({ content: { title, placeholder, button }, lang }: Props) {
  const [state, setState] = useState<SignUpState>({ is: 'open' });
  const texts = newsletterTexts[lang];
  const { action, field } = provider;
  if (!action) return null;

  const onFocus = () => {
    loadSignUp()
      .then(({ loadProviderScript }) => loadProviderScript())
      .catch(() => undefined);
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
      // Browsers validate in their own language, so with JavaScript the page validates instead.
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
              label={texts.label}
              autoComplete="email"
              required
              placeholder={placeholder}
              onFocus={onFocus}
              error={state.is === 'invalid' && <span role="alert">{texts.invalid}</span>}
            />
            <Button type="submit" $isMain aria-busy={state.is === 'sending'}>
              {state.is === 'sending' ? texts.sending : button}
            </Button>
            <input type="hidden" name="lang" value={lang} />
          </div>
        )}
        <p className="newsletter-status" role="status" tabIndex={-1}>
          {state.is === 'failed' && texts.failed}
          {state.is === 'done' && texts.done(state.email)}
        </p>
      </div>
    </form>
  );
}
