import { ServiceError } from '../PrismicError';
import { PreviewError, toPreviewError } from './previewRequests';

test.each<[unknown, string | undefined]>([
  [new PreviewError('refused', 'Not ours'), 'refused'],
  [
    new ServiceError('Unexpected status code [404] on URL x\nThe service says: Not found.', 404),
    'ended',
  ],
  [new ServiceError('Unexpected status code [410] on URL x', 410), 'ended'],
  [new ServiceError('Unexpected status code [404] on URL x', 404), 'service'],
  [new ServiceError('Unexpected status code [403] on URL x', 403), 'private'],
  [new ServiceError('Unexpected status code [401] on URL x', 401), 'private'],
  [new ServiceError('Unexpected status code [500] on URL x', 500), 'service'],
  [new ServiceError('x cannot be reached (Failed to fetch)'), 'network'],
  [new ServiceError('x response timeout'), 'network'],
  [new ServiceError('Missing everything form'), 'service'],
  [new TypeError('Failed to fetch'), 'network'],
  [new TypeError('NetworkError when attempting to fetch resource.'), 'network'],
  [new TypeError('Load failed'), 'network'],
  [new TypeError('undefined is not an object'), 'service'],
  [new Error('Out of order'), 'service'],
  ['a text', 'service'],
  [new DOMException('', 'AbortError'), undefined],
])('%s has the kind %s', (thrown, kind) => {
  expect(toPreviewError(thrown)?.kind).toBe(kind);
});

test('keeps the message of the cause', () => {
  expect(toPreviewError(new Error('Out of order'))?.message).toBe('Out of order');
  expect(toPreviewError('a text')?.message).toBe('a text');
});
