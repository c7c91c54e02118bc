import type { Language } from './languages';

type NewsletterTexts = {
  label: string;
  invalid: string;
  sending: string;
  failed: string;
  done: (email: string) => string;
};

/** These texts load with the footer. In `messages/`, they would be part of the first load. */
export const newsletterTexts: Record<Language, NewsletterTexts> = {
  is: {
    label: 'Netfang',
    invalid: 'Athugaðu netfangið. Það á að líta svona út: nafn@example.is',
    sending: 'Skrái …',
    failed: 'Skráningin komst ekki til skila. Athugaðu nettenginguna og reyndu aftur.',
    done: (email) => `Takk fyrir. Líttu í tölvupóstinn (${email}) til að staðfesta skráninguna.`,
  },
  'en-us': {
    label: 'E-mail',
    invalid: 'Check the address. It should look like this: name@example.com',
    sending: 'Signing up…',
    failed: 'You could not be signed up. Check your connection and try again.',
    done: (email) => `Thank you. Check your e-mail (${email}) to confirm.`,
  },
};
