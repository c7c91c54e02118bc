import { rmSync } from 'node:fs';
import path from 'node:path';
import { collectGarbage } from '../../test/collectGarbage';
import { unpublishedContent } from '../../test/unpublished';
import { loadRepository } from '../startContentService';

test('of a deleted release nothing stays in memory but its refs', async () => {
  const content = unpublishedContent();
  const at = (name: string): string => path.join(content.folder, name);
  const repository = await loadRepository({
    types: at('customtypes'),
    documents: at('documents'),
    media: at('media'),
  });
  const release = () => repository.state.releases.find(({ id }) => id === 'spring');
  const ref = release()?.ref ?? '';
  const snapshot = new WeakRef(release()?.snapshot ?? {});
  rmSync(at('documents/releases/spring'), { recursive: true });
  await repository.load();
  content.remove();

  await collectGarbage();
  expect(snapshot.deref()).toBeUndefined();
  expect(repository.find(ref)).toBe('expired');
});
