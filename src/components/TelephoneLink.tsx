import { Link } from './Link';

export function TelephoneLink({ number }: { number: string }) {
  return <Link to={{ href: `tel:${number.replace(/[^+\d]/g, '')}` }}>{number}</Link>;
}
