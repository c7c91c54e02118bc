import type { ProjectCard as Project } from '../content/projectCard';
import { Card } from './Card';

type Props = { project: Project; headingLevel?: 2 | 3 };

export function ProjectCard({ project, headingLevel }: Props) {
  const { title, heading = title, path, image, designer, year } = project;
  return (
    <Card
      heading={heading}
      href={path}
      image={image}
      subheading={designer}
      date={year}
      headingLevel={headingLevel}
    />
  );
}
