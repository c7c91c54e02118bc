import { Link } from '../../components/Link';
import type { NavigationGroup } from '../../content/types/navigation';

type Props = {
  group: NavigationGroup;
  path: string;
  isCurrent: boolean;
};

export function GroupHeading({ group: { title, link }, path, isCurrent }: Props) {
  // Gatsby itself sets `aria-current` on a link to the current page.
  const mark = isCurrent && link?.href !== path ? ({ 'aria-current': 'true' } as const) : {};
  return link ? (
    <Link to={link} {...mark}>
      {title}
    </Link>
  ) : (
    <span {...mark}>{title}</span>
  );
}
