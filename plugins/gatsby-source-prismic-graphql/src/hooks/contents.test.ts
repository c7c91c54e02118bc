import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { fakeGatsby } from '../../test/fakeGatsby';
import { fakeOptions } from '../../test/fakeOptions';
import { startFakeRepository } from '../../test/startFakeRepository';
import type { PrismicPluginOptions } from '../PrismicPluginOptions';
import { createSchemaCustomization } from './createSchemaCustomization';
import { inTurn } from './contents';

const source = {} as PrismicPluginOptions;

test('a hook waits for the hook before, even if that hook fails', async () => {
  const steps: string[] = [];
  const hook = inTurn(async (name: string) => {
    steps.push(`${name} starts`);
    await new Promise(setImmediate);
    steps.push(`${name} ends`);
    if (name === 'first') throw new Error('no connection');
  });
  const first = hook('first', source);
  const second = hook('second', source);
  await expect(first).rejects.toThrow('no connection');
  await second;
  expect(steps).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
});

test('if a refresh starts while another one runs, only the later one mounts its schema', async () => {
  const repository = await startFakeRepository();
  const options = fakeOptions(repository);
  const { args } = fakeGatsby('develop');
  const { actions }: CreateSchemaCustomizationArgs = args;
  const mount = jest.spyOn(actions, 'addThirdPartySchema');
  await Promise.all([
    createSchemaCustomization(args, options),
    createSchemaCustomization(args, options),
  ]);
  expect(mount).toHaveBeenCalledTimes(1);
});
