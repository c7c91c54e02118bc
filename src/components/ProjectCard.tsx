import type { ProjectCard as Project } from '../content/projectCard';
import { Card } from './Card';

type Props = { project: Project; headingLevel?: 2 | 3 };

export function ProjectCard({ project, headingLevel }: Props) {
  const { title, path, image, designer, year } = project;
  return (
    <Card
      heading={title}
      href={path}
      image={image}
      subheading={designer}
      date={year}
      headingLevel={headingLevel}
    />
  );
}
