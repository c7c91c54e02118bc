import { drafts } from './drafts';
import { prepareRichText } from './prepareRichText';
import { readTypedLink } from './typedLinks';

/**
 * Prepares the values of drafts from now on as the build prepares published ones (build/links/prepareLinks.ts).
 *
 * @param siteUrl address of the published site
 */
export function prepareDrafts(siteUrl: string): void {
  drafts.readUrl = (typed) => readTypedLink(typed, siteUrl) ?? typed;
  drafts.prepareRichText = (raw, field) => prepareRichText(raw, field, siteUrl);
}
