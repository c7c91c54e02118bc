import { memo } from 'react';
import { RichText } from '../../components/RichText';
import type { Navigation } from '../../content/navigation';
import { TitledLinks } from '../TitledLinks';
import { useBrowserValue } from '../../state/useBrowserValue';
import { MenuGroup } from './MenuGroup';

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
