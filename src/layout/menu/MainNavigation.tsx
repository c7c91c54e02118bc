import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { listPath } from '../../addresses';
import { findGroup } from '../useSection';
import type { Navigation, NavigationGroup } from '../../content/types/navigation';
import { isListed } from '../../documentTypes';
import { Menu } from './Menu';
import { GroupHeading } from './MenuPanel';

type Props = {
  navigation: Navigation;
  path: string;
  kind?: string | null;
  /** `true` for an error or offline page, which belongs to no group. */
  isSubstitute: boolean;
};

export function MainNavigation({ navigation, path, kind, isSubstitute }: Props) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const { groups, lang } = navigation;
  useTabStops(list, groups);
  const above = kind && isListed(kind) ? listPath(kind, lang) : undefined;
  const current = isSubstitute ? undefined : findGroup(navigation, path, above);
  return (
    <nav
      className="bar-navigation"
      id="navigation"
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'navigation.main' })}
    >
      <ul className="bar-headings" ref={list}>
        {groups.map((group, index) => (
          <li key={index}>
            <GroupHeading group={group} path={path} isCurrent={group === current} />
          </li>
        ))}
      </ul>
      <Menu key={path} navigation={navigation} path={path} current={current} />
    </nav>
  );
}

/** Takes a heading out of the Tab order while it does not fit and so wraps onto a hidden line. */
function useTabStops(list: RefObject<HTMLUListElement>, groups: NavigationGroup[]): void {
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const items = [...current.children] as HTMLElement[];
    const observer = new ResizeObserver(() => {
      for (const item of items) {
        item.toggleAttribute('data-hidden', item.offsetTop > current.clientHeight / 2);
      }
    });
    for (const element of [current, ...items]) observer.observe(element);
    return () => observer.disconnect();
  }, [list, groups]);
}
