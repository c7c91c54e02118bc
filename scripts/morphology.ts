import { writeFileSync } from 'node:fs';
import { rulesPath, toRulesFile } from './morphology/learnRules';

/** Writes src/search/morphology/rules.ts, the search's rules for Icelandic inflection. */
writeFileSync(rulesPath, toRulesFile());
