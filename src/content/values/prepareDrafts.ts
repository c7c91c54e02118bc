import { drafts } from './drafts';
import { prepareRichText } from './prepareRichText';
import { readTypedLink } from './typedLinks';

/** Makes pages prepare drafts as the build prepares documents (build/createResolvers.ts). */
export function prepareDrafts(siteUrl: string): void {
  const prepare = (value: unknown, field = ''): unknown =>
    typeof value === 'string'
      ? (readTypedLink(value, siteUrl) ?? value)
      : prepareRichText(value, field, siteUrl);
  drafts.prepare = prepare as typeof drafts.prepare;
}
