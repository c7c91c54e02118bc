import { toEmbed } from '../../content/embed';
import { readDocument } from '../readDocument';
import type { Rule } from '../Rule';

export const embedHost: Rule = {
  id: 'embed-host',
  severity: 'warning',
  title: {
    is: 'Innfellt efni sem vefurinn spilar ekki',
    'en-us': 'Embed that the site does not play',
  },
  why: {
    is: 'Vefurinn sýnir efnið aðeins sem tengil.',
    'en-us': 'The site shows it as a link only.',
  },
  remedy: {
    is: 'Notaðu YouTube, Vimeo, Facebook, Instagram eða X, eða skrifaðu tengil í textann.',
    'en-us': 'Use YouTube, Vimeo, Facebook, Instagram or X, or write a link in the text.',
  },
  check: (document) =>
    readDocument(document)
      .embeds.filter(({ value }) => value['embed_url'] && !toEmbed(value)?.player)
      .map(({ field, value }) => ({ field, quote: String(value['embed_url']) })),
};
