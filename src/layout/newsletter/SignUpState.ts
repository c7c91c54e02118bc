/** The state of the sign-up, and once it is done the e-mail address that gets the confirmation. */
export type SignUpState =
  { is: 'open' | 'invalid' | 'sending' | 'failed' } | { is: 'done'; email: string };
