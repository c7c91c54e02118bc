import type { Rule } from './Rule';
import { deadLink } from './rules/deadLink';
import { duplicateTitle } from './rules/duplicateTitle';
import { embedHost } from './rules/embedHost';
import { eventTimes } from './rules/eventTimes';
import { eventWithoutEnd } from './rules/eventWithoutEnd';
import { externalLink } from './rules/externalLink';
import { futurePublication } from './rules/futurePublication';
import { halfTranslation } from './rules/halfTranslation';
import { headingOrder } from './rules/headingOrder';
import { imageCredit } from './rules/imageCredit';
import { imageSize } from './rules/imageSize';
import { linkText } from './rules/linkText';
import { missingAltText } from './rules/missingAltText';
import { missingTranslation } from './rules/missingTranslation';
import { olderTranslation } from './rules/olderTranslation';
import { orphanPage } from './rules/orphanPage';
import { pastedCharacters } from './rules/pastedCharacters';
import { pastEventInFront } from './rules/pastEventInFront';
import { priceCurrency } from './rules/priceCurrency';
import { textLength } from './rules/textLength';
import { unknownCategory } from './rules/unknownCategory';
import { unreachableDocument } from './rules/unreachableDocument';
import { uselessAltText } from './rules/uselessAltText';
import { wrongLanguage } from './rules/wrongLanguage';

/** All rules, the gravest first. */
export const rules: readonly Rule[] = [
  unreachableDocument,
  deadLink,
  eventTimes,
  uselessAltText,
  externalLink,
  missingAltText,
  wrongLanguage,
  olderTranslation,
  halfTranslation,
  duplicateTitle,
  pastEventInFront,
  orphanPage,
  headingOrder,
  linkText,
  textLength,
  imageSize,
  embedHost,
  priceCurrency,
  unknownCategory,
  eventWithoutEnd,
  futurePublication,
  missingTranslation,
  imageCredit,
  pastedCharacters,
];
