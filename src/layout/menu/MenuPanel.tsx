import { memo, useId, useState } from 'react';
import { Link } from '../../components/Link';
import { RichText } from '../../components/RichText';
import type { Navigation, NavigationGroup } from '../../content/navigation';
import { useBrowserValue } from '../../state/useBrowserValue';
import { TitledLinks } from '../TitledLinks';

type Props = {
  navigation: Navigation;
  /** Path of the page. */
  path: string;
};

/**
 * The content of the menu: every group with its links, then the footer's text and links. It does not render
 * again when the menu opens or closes.
 */
export const MenuPanel = memo(function MenuPanel({
  navigation: { groups, footerText, footerLinks },
  path,
}: Props) {
  // Without JavaScript nothing could unfold the groups.
  const isFolding = useBrowserValue(() => true, false);
  return (
    <div className="menu-panel">
      <ul className="menu-groups" data-folding={isFolding}>
        {groups.map((group, index) => (
          <MenuGroup key={index} group={group} path={path} />
        ))}
      </ul>
      {(footerText || footerLinks.length > 0) && (
        <div className="menu-secondary">
          <RichText blocks={footerText} variant="plain" />
          <TitledLinks links={footerLinks} />
        </div>
      )}
    </div>
  );
});

type GroupProps = {
  group: NavigationGroup;
  /** Path of the page; the group that links to it is unfolded. */
  path: string;
};

/**
 * One group of the navigation: a heading above its links. On a mobile window the heading folds the links,
 * and the heading's own link is the first of them.
 */
const MenuGroup = memo(function MenuGroup({ group: { title, link, links }, path }: GroupProps) {
  const id = useId();
  const own = link ? [{ title, link }] : [];
  const [isExpanded, setExpanded] = useState(() =>
    [...own, ...links].some((item) => item.link.href === path),
  );
  return (
    <li className="menu-group">
      <p className="menu-heading">{link ? <Link to={link}>{title}</Link> : title}</p>
      {links.length > 0 && (
        <>
          <button
            className="menu-toggle"
            type="button"
            aria-expanded={isExpanded}
            aria-controls={id}
            onClick={() => setExpanded(!isExpanded)}
          >
            {title}
          </button>
          <div className="menu-fold" id={id}>
            <TitledLinks links={links}>
              {link && (
                <li className="menu-own">
                  <Link to={link}>{title}</Link>
                </li>
              )}
            </TitledLinks>
          </div>
        </>
      )}
    </li>
  );
});
