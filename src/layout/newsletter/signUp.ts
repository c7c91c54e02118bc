import { flushSync } from 'react-dom';
import { loadScript } from '../../components/loadScript';
import { hasConsent } from '../consent/consent';
import { provider } from './provider';

export type SignUpState =
  { is: 'open' | 'invalid' | 'sending' | 'failed' } | { is: 'done'; email: string };

const SIGN_UP_TIMEOUT_MS = 15_000;

let isSending = false;

export function loadProviderScript(): void {
  const { script } = provider;
  if (!script || !hasConsent()) return;
  loadScript(script).catch((error: unknown) => console.warn(error));
}

/** Moves the focus to an invalid address, or to the confirmation after success. */
export async function signUp(
  form: HTMLFormElement,
  show: (state: SignUpState) => void,
): Promise<void> {
  if (isSending) return;
  loadProviderScript();
  const input = form.elements.namedItem(provider.field) as HTMLInputElement;
  const email = input.value.trim();
  const showNow = (state: SignUpState) => flushSync(() => show(state));
  const showInvalid = () => {
    showNow({ is: 'invalid' });
    input.focus();
  };

  if (!isEmail(email, input)) return showInvalid();
  // The page cannot read the response, so the browser shows the provider's own page.
  if (!provider.isReadable) return form.submit();

  isSending = true;
  showNow({ is: 'sending' });
  const status = await post(form);
  isSending = false;
  if (status === 400 || status === 422) return showInvalid();
  if (status < 200 || status > 299) return show({ is: 'failed' });
  showNow({ is: 'done', email });
  form.querySelector<HTMLElement>('[role=status]')?.focus();
}

/** Requires a dot in the domain, so `name@localhost` is invalid. */
function isEmail(email: string, { validity }: HTMLInputElement): boolean {
  return validity.valid && /@[^@\s]+\.[^@\s.]+$/.test(email);
}

/** Returns the HTTP status, or 0 if there is no response. */
async function post(form: HTMLFormElement): Promise<number> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value).trim());
  try {
    const { status } = await fetch(form.action, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout?.(SIGN_UP_TIMEOUT_MS),
    });
    return status;
  } catch {
    return 0;
  }
}
