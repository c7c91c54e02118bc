import { endsInTime } from '../../src/test/endsInTime';
import type { Service } from './endpoints/service';
import type { ServiceRequest } from './http/response';
import { route } from './router';

// The tests of the endpoints request every route.
const respond = (path: string, method: string) =>
  route({ path, method } as ServiceRequest, {} as Service);

test('slashes at the end of an address make no difference', async () => {
  await expect(respond('/previews//', 'GET')).rejects.toMatchObject({ status: 405 });
  await expect(respond('//', 'DELETE')).rejects.toMatchObject({ status: 405 });
});

test('an address of very many slashes has no route', async () => {
  const path = `${'/'.repeat(500_000)}x/`;
  await expect(endsInTime(() => respond(path, 'GET'))).rejects.toMatchObject({ status: 404 });
});
