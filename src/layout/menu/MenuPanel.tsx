import { memo, useId, useState } from 'react';
import { Link } from '../../components/Link';
import { RichText } from '../../components/RichText';
import type { Navigation, NavigationGroup } from '../../content/types/navigation';
import { useBrowserValue } from '../../state/useBrowserValue';
import { ContactLinks, TitledLinks } from '../linkLists';

export type MenuProps = {
  navigation: Navigation;
  path: string;
  current?: NavigationGroup;
};

/** With `memo`, the panel does not render again when the menu opens or closes. */
export const MenuPanel = memo(function MenuPanel({
  navigation: { groups, contact, telephone, address, infoText, footerText, footerLinks },
  path,
  current,
}: MenuProps) {
  // Groups start expanded, because they cannot be expanded without JavaScript.
  const isFolding = useBrowserValue(() => true, false);
  return (
    <div className="menu-panel">
      <ul className="menu-groups" data-folding={isFolding}>
        {groups.map((group, index) => (
          <MenuGroup key={index} group={group} path={path} isCurrent={group === current} />
        ))}
      </ul>
      {[contact, telephone, address, infoText, footerText, footerLinks[0]].some(Boolean) && (
        <div className="menu-secondary">
          {(contact || telephone || address) && (
            <div>
              <ContactLinks contact={contact} telephone={telephone} />
              <RichText blocks={address} variant="plain" />
            </div>
          )}
          <RichText blocks={infoText} variant="plain" />
          <RichText blocks={footerText} variant="plain" />
          {footerLinks.length > 0 && <TitledLinks links={footerLinks} />}
        </div>
      )}
    </div>
  );
});

type GroupProps = {
  group: NavigationGroup;
  path: string;
  isCurrent: boolean;
};

/**
 * In a mobile window, a button that folds the links replaces the heading, so the heading's link is
 * the first item of the list.
 */
const MenuGroup = memo(function MenuGroup({ group, path, isCurrent }: GroupProps) {
  const { title, link, links } = group;
  const id = useId();
  const [isExpanded, setExpanded] = useState(isCurrent);
  return (
    <li className="menu-group">
      <p className="menu-heading">
        <GroupHeading group={group} path={path} isCurrent={isCurrent} />
      </p>
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
                  <GroupHeading group={group} path={path} isCurrent={isCurrent} />
                </li>
              )}
            </TitledLinks>
          </div>
        </>
      )}
    </li>
  );
});

export function GroupHeading({ group: { title, link }, path, isCurrent }: GroupProps) {
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
