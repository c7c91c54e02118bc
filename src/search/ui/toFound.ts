import type { Hit } from '../find/answer';
import type { Found } from './showFound';

/** What a link to a hit says to its page: the forms in which the page has what was searched for. */
export function toFound({ forms }: Hit): Found {
  return { found: forms };
}
