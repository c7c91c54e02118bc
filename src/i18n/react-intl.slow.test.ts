import ts from 'typescript';

const FILE = 'src/i18n/x.tsx';

/** Returns the compiler's errors for the lines of a file of the site. */
function compile(lines: readonly string[]): string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, '.');
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, target, ...rest) =>
    name.endsWith(FILE)
      ? ts.createSourceFile(name, lines.join('\n'), target)
      : getSourceFile(name, target, ...rest);
  const program = ts.createProgram([FILE], { ...options, types: [] }, host);
  const file = program.getSourceFile(FILE);
  const messages = lines.map(() => '');
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(file)) {
    const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
    messages[line] += ts.flattenDiagnosticMessageText(messageText, '\n');
  }
  return messages;
}

const values = [
  "'Verkefni'",
  '2',
  '<b>Verkefni</b>',
  '(text: string) => <b>{text}</b>',
  'new Date()',
];

it('compiles messages with texts and numbers, and names i18n/ in the message for other values', () => {
  const [first, ...messages] = compile([
    "import { FormattedMessage } from 'react-intl';",
    ...values.map(
      (value, at) =>
        `export const x${at} = <FormattedMessage id="announcer" values={{ title: ${value} }} />;`,
    ),
  ]);
  const fault = expect.stringContaining('src/i18n/react-intl.d.ts');
  expect([first, ...messages]).toEqual(['', '', '', fault, fault, fault]);
});
