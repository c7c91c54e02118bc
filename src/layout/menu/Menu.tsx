import { FormattedMessage } from 'react-intl';
import type { Navigation } from '../../content/navigation';
import { MenuPanel } from './MenuPanel';
import { useMenu } from './useMenu';

type Props = {
  navigation: Navigation;
  /** Path of the page. */
  path: string;
};

/**
 * The whole navigation behind a menu button. It is a `details` element, so it opens without JavaScript
 * too. The parent uses the page's path as its key, so the menu is closed on the next page.
 */
export function Menu({ navigation, path }: Props) {
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
        <FormattedMessage id="menu" />
      </summary>
      <MenuPanel navigation={navigation} path={path} />
    </details>
  );
}
