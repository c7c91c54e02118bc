import { Link } from '../../components/Link';
import { RichText } from '../../components/RichText';
import type { Navigation } from '../../content/navigation';
import { MenuGroup } from './MenuGroup';
import { useFolding } from './useFolding';

type Props = {
  navigation: Navigation;
  /** Address of the page. */
  path: string;
};

/** What the menu holds: every group with its links, then the text and the links below them. */
export function MenuPanel({ navigation: { groups, footerText, footerLinks }, path }: Props) {
  const isFolding = useFolding();
  return (
    <div className="menu-panel">
      <ul className="menu-groups" data-folding={isFolding}>
        {groups.map((group) => (
          <MenuGroup key={group.title} group={group} path={path} />
        ))}
      </ul>
      {(footerText || footerLinks.length > 0) && (
        <div className="menu-secondary">
          <RichText blocks={footerText} variant="plain" />
          <ul>
            {footerLinks.map(({ title, link }) => (
              <li key={title}>
                <Link to={link}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
