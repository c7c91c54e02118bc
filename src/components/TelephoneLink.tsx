import { Link } from './Link';

/** A telephone number as people write it; a phone dials it. */
export function TelephoneLink({ number }: { number: string }) {
  return <Link to={{ href: `tel:${number.replace(/[^+\d]/g, '')}` }}>{number}</Link>;
}
