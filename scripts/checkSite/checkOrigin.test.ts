import { checkOrigin } from './checkOrigin';
import { createFindings } from './Findings';

const published = 'https://example.is';
const local = 'http://localhost:9000';

it.each([
  [published, published, []],
  [local, local, []],
  ['http://[::1]:9000', published, [`note: it is built for ${published}`]],
  ['https://deploy-7.example.com', published, [`note: it is built for ${published}`]],
  [published, local, [`fault: it is built for ${local}`]],
  ['http://example.is', 'http://example.is', ['fault: http://example.is']],
  ['http://127.example.is', 'http://127.example.is', ['fault: http://127.example.is']],
])('%s, built for %s: %j', (origin, builtFor, expected) => {
  const findings = createFindings();
  checkOrigin({ origin, builtFor, rules: undefined }, findings);
  expect([
    ...findings.faults.map(({ seen }) => `fault: ${seen}`),
    ...findings.notes.map(({ seen }) => `note: ${seen}`),
  ]).toEqual(expected);
});
