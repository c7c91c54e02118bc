import { Fragment } from 'react';
import type { Name } from '../pageContext';
import { Link } from './Link';

/** Shows names. The name of a person with a page is a link to the person's page. */
export function Names({ names }: { names: readonly Name[] }) {
  return names.map(({ before, name, path }, index) => (
    <Fragment key={index}>
      {before}
      {path === undefined ? name : <Link to={{ href: path }}>{name}</Link>}
    </Fragment>
  ));
}
