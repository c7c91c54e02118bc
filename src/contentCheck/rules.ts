import type { Rule } from './Rule';
import * as events from './rules/events';
import * as images from './rules/images';
import * as links from './rules/links';
import * as texts from './rules/texts';

/** All rules, the gravest first. */
export const rules: readonly Rule[] = [
  links.unreachableDocument,
  links.deadLink,
  links.typedLink,
  events.eventTimes,
  images.uselessAltText,
  links.externalLink,
  images.missingAltText,
  texts.wrongLanguage,
  texts.olderTranslation,
  texts.halfTranslation,
  links.duplicateTitle,
  events.pastEventInFront,
  links.orphanPage,
  texts.headingOrder,
  links.linkText,
  texts.textLength,
  images.imageSize,
  images.embedHost,
  events.priceCurrency,
  events.unknownCategory,
  events.eventWithoutEnd,
  events.futurePublication,
  texts.missingTranslation,
  images.imageCredit,
  texts.pastedCharacters,
];
