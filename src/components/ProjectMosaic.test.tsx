/** @jest-environment jsdom */
import type { ProjectCard } from '../content/types/projectCard';
import { renderIn } from '../test/renderIn';
import { ProjectMosaic } from './ProjectMosaic';

const project = (id: string): ProjectCard => ({
  id,
  type: 'project',
  lang: 'is',
  tags: [],
  title: id,
  path: `/verkefni/${id}/`,
  image: { src: `/${id}.jpg`, width: 1600, height: 900, alt: '', shared: `/${id}.jpg` },
});

const loadingOf = (isFirst: boolean) => {
  const { container } = renderIn(
    'is',
    <ProjectMosaic projects={['a', 'b', 'c'].map(project)} isFirst={isFirst} />,
  );
  return [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
};

it('loads the images of its first row at once if it is first on the page, and other images when they are near', () => {
  expect(loadingOf(true)).toEqual(['eager', 'eager', 'lazy']);
  expect(loadingOf(false)).toEqual(['lazy', 'lazy', 'lazy']);
});

it('asks for no wider image than a phone shows', () => {
  const { container } = renderIn('is', <ProjectMosaic projects={['a', 'b', 'c'].map(project)} />);
  const sizes = [...container.querySelectorAll('img')].map((image) => image.sizes.split(', ')[1]);
  // The second image is cropped from landscape to portrait, which shows 42 % of its width. So it
  // needs a larger size, which `Picture` limits to 120.
  expect(sizes).toEqual(['95vw', '120vw', '69vw']);
});
