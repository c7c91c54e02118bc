import { fakeGatsby, removeFolders } from '../../test/fakeGatsby';
import { runHooks } from '../../test/runHooks';
import type { ContentService } from '../../test/startContentService';
import { startContentService } from '../../test/startContentService';

// Documents as they are in the content service's folder. A text editor does not change their dates.
const type = (id: string) => ({
  ...{ id, label: id, repeatable: id === 'job', status: true },
  json: { Main: { title: { type: 'Text', config: {} } } },
});
const document = (id: string, title: string) => ({
  ...{ id, type: id.split('-')[0], lang: 'is', data: { title } },
  first_publication_date: '2026-01-01T09:00:00+0000',
  last_publication_date: '2026-01-01T09:00:00+0000',
});
const dated = (content: object, date: string) => ({ ...content, last_publication_date: date });
const homepage = 'documents/is/homepage/homepage.json';

let service: ContentService;
beforeEach(async () => {
  service = await startContentService({
    'customtypes/homepage/index.json': type('homepage'),
    'customtypes/job/index.json': type('job'),
    'documents/repository.json': { name: 'acme', languages: [{ id: 'is', is_master: true }] },
    [homepage]: document('homepage', 'Old'),
    'documents/is/job/a.json': dated(document('job-a', 'First'), '2026-02-01T09:00:00+0000'),
  });
});
afterEach(() => {
  removeFolders();
  return service.close();
});

test('a new document and a changed one are both seen at the next build', async () => {
  const gatsby = fakeGatsby();
  const titles = async () => {
    await runHooks(gatsby, { endpoint: `${service.url}/api/v2`, defaultLang: 'is' });
    // Two queries: one for both would be sent again because of the new document.
    const answers = [
      await gatsby.query('{ prismic { allHomepages { edges { node { title } } } } }'),
      await gatsby.query('{ prismic { allJobs { edges { node { title } } } } }'),
    ];
    return JSON.stringify(answers).match(/(?<="title":")\w+/g);
  };
  expect(await titles()).toEqual(['Old', 'First']);
  await service.restartWith({
    [homepage]: document('homepage', 'New'),
    'documents/is/job/b.json': dated(document('job-b', 'Second'), new Date().toISOString()),
  });
  expect((await titles())?.sort()).toEqual(['First', 'New', 'Second']);
});
