import { parseCommandLine } from './commandLine';

test('hosts are allowed by an option that can be repeated, and by a variable', () => {
  const args = ['--allow-host', 'cms.test', '--allow-host=192.168.1.5'];
  const { options } = parseCommandLine(args, { ALLOWED_HOSTS: 'tunnel.test, ::2,' });
  expect(options.allowedHosts).toEqual(['cms.test', '192.168.1.5', 'tunnel.test', '::2']);
  expect(parseCommandLine([], {}).options.allowedHosts).toEqual([]);
});
