import type { Language } from './languages';

/** These texts load with the footer. In `messages/`, they would be part of the first load. */
const is = {
  label: 'Netfang',
  invalid: 'Athugaðu netfangið. Það á að líta svona út: nafn@example.is',
  sending: 'Skrái …',
  failed: 'Skráningin komst ekki til skila. Athugaðu nettenginguna og reyndu aftur.',
  done: (email: string) =>
    `Takk fyrir. Líttu í tölvupóstinn (${email}) til að staðfesta skráninguna.`,
};

const en: typeof is = {
  label: 'E-mail',
  invalid: 'Check the address. It should look like this: name@example.com',
  sending: 'Signing up…',
  failed: 'You could not be signed up. Check your connection and try again.',
  done: (email) => `Thank you. Check your e-mail (${email}) to confirm.`,
};

export const newsletterTexts: Record<Language, typeof is> = { is, 'en-us': en };
