import type { ArticleCard } from '../content/articleCard';
import type { AssociationCard as Association } from '../content/associationCard';
import type { DatedCall } from '../content/calls';
import type { Image } from '../content/image';
import type { ProjectCard as Project } from '../content/projectCard';
import type { RelatedItem } from '../content/related';
import type { Language } from '../i18n/languages';
import type { ElementsContext } from './ElementsPage';

type Part = 'cards' | 'lists';

type State =
  | 'all'
  | 'few'
  | 'tall'
  | 'longTitles'
  | 'logo'
  | 'bareLong'
  | 'rows'
  | 'events'
  | 'calls'
  | 'one'
  | 'none'
  | 'empty';

type Samples = {
  sentence: string;
  shortTitle: string;
  longTitles: string[];
  persons: string;
  portrait: Image;
  articles: ArticleCard[];
  events: ArticleCard[];
  calls: { lang: Language; calls: DatedCall[]; now: string };
  project: Project & { image: Image };
  associations: Association[];
  related: RelatedItem[];
  projects: Project[];
};

export type ListsContext = ElementsContext<Part, State> & { samples: Samples };
