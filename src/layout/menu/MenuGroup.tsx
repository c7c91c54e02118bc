import { memo, useId, useState } from 'react';
import { Link } from '../../components/Link';
import type { NavigationGroup } from '../../content/navigation';
import { TitledLinks } from '../TitledLinks';

type Props = {
  group: NavigationGroup;
  /** Path of the page; the group that links to it is unfolded. */
  path: string;
};

/**
 * One group of the navigation: a heading above its links. On a mobile window the heading folds the links,
 * and the heading's own link is the first of them.
 */
export const MenuGroup = memo(function MenuGroup({ group: { title, link, links }, path }: Props) {
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
