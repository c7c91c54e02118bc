import { renderToString } from 'react-dom/server';
import type { Navigation } from '../../content/navigation';
import { Provider } from '../../i18n/Provider';
import { setInterfaceState } from '../../state/interfaceState';
import { Menu } from './Menu';

const navigation: Navigation = {
  lang: 'is',
  groups: [
    {
      title: 'Verkefni',
      link: { href: '/verkefni/' },
      links: [{ title: 'Hönnunarverðlaun', link: { href: '/page/verdlaun/' } }],
    },
    { title: 'Fréttir', link: { href: '/greinar/' }, links: [] },
  ],
  footerText: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Opið alla daga' }] }],
  footerLinks: [{ title: 'Persónuvernd', link: { href: '/page/personuvernd/' } }],
  socialLinks: [],
};

it('is closed in the served HTML, with every link and every group unfolded', () => {
  setInterfaceState({ navOpen: true });
  const html = renderToString(
    <Provider lang="is">
      <Menu navigation={navigation} path="/" />
    </Provider>,
  );
  expect(html).toMatch(/<details(?![^>]* open)/);
  expect(html).toContain('>Valmynd</summary>');
  expect(html).toContain('data-folding="false"');
  expect(html).toContain('Opið alla daga');
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect([...new Set(links)]).toEqual([
    '/verkefni/',
    '/page/verdlaun/',
    '/greinar/',
    '/page/personuvernd/',
  ]);
});
