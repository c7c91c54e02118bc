import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../components/Link';
import type { NavigationGroup } from '../content/navigation';
import { Group, Groups, Heading, Panel, Summary } from './Menu.styles';

type Props = {
  groups: NavigationGroup[];
  /** Address of the page: the menu closes when it changes. */
  path: string;
};

/**
 * Every group with its links, behind a Menu button. A `details` element, so that it opens without
 * JavaScript too; with it, it closes on Escape, when the reader goes on elsewhere, and when the page changes.
 */
export function Menu({ groups, path }: Props) {
  const [openAt, setOpenAt] = useState<string>();
  // Opened on another page means closed on this one.
  const isOpen = openAt === path;
  const root = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    // Open, it would lie over what is read or has the focus then.
    const onLeave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpenAt(undefined);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
    };
  }, [isOpen]);

  return (
    <details
      ref={root}
      open={isOpen}
      onToggle={(event) => setOpenAt(event.currentTarget.open ? path : undefined)}
    >
      <Summary ref={button}>
        <FormattedMessage id={isOpen ? 'close' : 'menu'} />
      </Summary>
      <Panel>
        <Groups>
          {groups.map(({ title, link, links }) => (
            <Group key={title}>
              <Heading>{link ? <Link to={link}>{title}</Link> : title}</Heading>
              <ul>
                {links.map((item) => (
                  <li key={item.title}>
                    <Link to={item.link}>{item.title}</Link>
                  </li>
                ))}
              </ul>
            </Group>
          ))}
        </Groups>
      </Panel>
    </details>
  );
}
