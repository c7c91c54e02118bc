import { Fragment } from 'react';
import type { Name } from '../pageContext';
import { Link } from './Link';

export function Names({ names }: { names: readonly Name[] }) {
  return names.map(({ before, name, path }, index) => (
    <Fragment key={index}>
      {before}
      {path === undefined ? name : <Link to={{ href: path }}>{name}</Link>}
    </Fragment>
  ));
}
