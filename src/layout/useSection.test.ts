import { findGroup } from './useSection';

const to = (href: string) => ({ title: href, link: { href } });

const navigation = {
  lang: 'is' as const,
  groups: [
    { ...to('/'), links: [] },
    { ...to('/ha-frettir/'), links: [to('/ha-frettir/HA/')] },
    { ...to('/vidburdir/'), links: [to('/page/honnunarmars/')] },
    { ...to('/fyrir-honnudi/'), links: [to('/page/samkeppnir/'), to('/vidburdir/')] },
    { title: 'Félög', links: [to('/fagfelog/lodlina/')] },
  ],
};

const nameOf = (path: string, above?: string) => findGroup(navigation, path, above)?.title;

it.each([
  ['/ha-frettir/', '/ha-frettir/'],
  ['/ha-frettir/HA/2/', '/ha-frettir/'],
  ['/ha-frettir/torf/', '/ha-frettir/'],
  ['/fyrir-honnudi/styrkir/', '/fyrir-honnudi/'],
  ['/fagfelog/lodlina/', 'Félög'],
  ['/fagfelog/lodlina/stjorn/', 'Félög'],
  ['/page/samkeppnir/', '/fyrir-honnudi/'],
  // A group whose heading links to the page takes precedence over a group that lists the page.
  ['/vidburdir/2/', '/vidburdir/'],
])('%s belongs to %s', (path, title) => expect(nameOf(path)).toBe(title));

it.each(['/', '//', '/404.html', '/leit/', '/page/', '/fagfelog/', '/page/annad/', '/en/'])(
  '%s belongs to no group, although a group links to the front page',
  (path) => expect(nameOf(path)).toBeUndefined(),
);

it('an event belongs to the group of the events, unless a group links to the event itself', () => {
  expect(nameOf('/ha-frettir/opnun/', '/vidburdir/')).toBe('/vidburdir/');
  expect(nameOf('/page/honnunarmars/', '/ha-frettir/')).toBe('/vidburdir/');
});
