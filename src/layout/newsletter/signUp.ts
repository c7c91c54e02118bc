import { flushSync } from 'react-dom';
import { loadScript } from '../../components/loadScript';
import { hasConsent } from '../consent/consent';
import { provider } from './provider';
import type { SignUpState } from './SignUpState';

/** A reader who has waited for so long wants to know. */
const longestWait = 15_000;

/** Who presses twice signs up once. */
let isUnderWay = false;

/** Loads the provider's own script, if it has one and the reader has agreed to third parties. */
export function prepare(): void {
  const { script } = provider;
  if (!script || !hasConsent()) return;
  loadScript(script).catch((error: unknown) => console.warn(error));
}

/**
 * Sends what was filled in, unless it is no address. The focus goes to what is to be mended, or to what
 * has been done.
 *
 * @param show draws the states that it goes through
 */
export async function signUp(
  form: HTMLFormElement,
  show: (state: SignUpState) => void,
): Promise<void> {
  if (isUnderWay) return;
  prepare();
  const input = form.elements.namedItem(provider.field) as HTMLInputElement;
  const email = input.value.trim();
  const showNow = (state: SignUpState) => flushSync(() => show(state));
  const refuse = () => {
    showNow({ is: 'invalid' });
    input.focus();
  };

  if (!isEmail(email, input)) return refuse();
  // A page that answers from elsewhere says by itself what has become of it.
  if (!provider.isReadable) return form.submit();

  isUnderWay = true;
  showNow({ is: 'sending' });
  const status = await post(form);
  isUnderWay = false;
  if (status === 400 || status === 422) return refuse();
  if (status < 200 || status > 299) return show({ is: 'failed' });
  showNow({ is: 'done', email });
  form.querySelector<HTMLElement>('[role=status]')?.focus();
}

/** What the browser takes for an address, in a domain that is not of this house alone. */
function isEmail(email: string, { validity }: HTMLInputElement): boolean {
  return validity.valid && /@[^@\s]+\.[^@\s.]+$/.test(email);
}

/** @returns the status of the answer; 0 without one */
async function post(form: HTMLFormElement): Promise<number> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value).trim());
  try {
    const { status } = await fetch(form.action, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout?.(longestWait),
    });
    return status;
  } catch {
    return 0;
  }
}
