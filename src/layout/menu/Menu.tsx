import { FormattedMessage } from 'react-intl';
import type { Navigation } from '../../content/navigation';
import { MenuPanel } from './MenuPanel';
import { useMenu } from './useMenu';

type Props = {
  navigation: Navigation;
  /** Address of the page. */
  path: string;
};

/**
 * The whole navigation behind a Menu button: a `details` element, so that it opens without JavaScript
 * too. On the next page it is closed: its parent gives it the page's address as its key.
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
        <FormattedMessage id={isOpen ? 'close' : 'menu'} />
      </summary>
      <MenuPanel navigation={navigation} path={path} />
    </details>
  );
}
