import type { NamedPerson } from '../content/types/namedPeople';
import { splitNames } from '../content/values/names';
import { Link } from './Link';

type Props = {
  text: string;
  people?: readonly NamedPerson[];
};

/** Links each name of a person with a page to this page. Other names stay text. */
export function Names({ text, people = [] }: Props) {
  return splitNames(text).map((part, index) => {
    const person = people.find(({ title }) => title === part);
    return person ? (
      <Link key={index} to={{ href: person.path }}>
        {part}
      </Link>
    ) : (
      part
    );
  });
}
