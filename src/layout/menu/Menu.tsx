import { FormattedMessage } from 'react-intl';
import type { Navigation, NavigationGroup } from '../../content/types/navigation';
import { MenuPanel } from './MenuPanel';
import { useMenu } from './useMenu';

type Props = {
  navigation: Navigation;
  /** Path of the page. */
  path: string;
  /** The group that the page belongs to. */
  current?: NavigationGroup;
};

/**
 * The whole navigation behind a menu button. It is a `details` element, so it opens without JavaScript
 * too. The parent uses the page's path as its key, so the menu is closed on the next page.
 */
export function Menu({ navigation, path, current }: Props) {
  const { root, isOpen, isClosing, toggle } = useMenu();
  return (
    <details ref={root} open={isOpen || isClosing} data-closing={isClosing}>
      <summary
        className="menu-button"
        onClick={(event) => {
          event.preventDefault();
          toggle();
        }}
      >
        {/* The styles show one of them, also without JavaScript. */}
        <span>
          <FormattedMessage id="menu" />
        </span>
        <span>
          <FormattedMessage id="close" />
        </span>
      </summary>
      <MenuPanel navigation={navigation} path={path} current={current} />
    </details>
  );
}
