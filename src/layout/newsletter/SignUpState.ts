/** How far the sign-up is, and to which address a letter is on its way. */
export type SignUpState =
  { is: 'open' | 'invalid' | 'sending' | 'failed' } | { is: 'done'; email: string };
