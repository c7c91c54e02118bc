import { Link } from '../../components/Link';
import type { NavigationGroup } from '../../content/types/navigation';

type Props = {
  group: NavigationGroup;
  /** Path of the page. */
  path: string;
  /** Whether the page belongs to the group. */
  isCurrent: boolean;
};

/** The title of a group, which may be a link. It is marked on the pages of the group. */
export function GroupHeading({ group: { title, link }, path, isCurrent }: Props) {
  // Gatsby marks the link to the page itself.
  const mark = isCurrent && link?.href !== path ? ({ 'aria-current': 'true' } as const) : {};
  return link ? (
    <Link to={link} {...mark}>
      {title}
    </Link>
  ) : (
    <span {...mark}>{title}</span>
  );
}
