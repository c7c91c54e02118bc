/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { Cell } from '../content/values/table';
import { renderIn } from '../test/renderIn';
import { ContentTable } from './ContentTable';
import { DocumentView } from './DocumentView';
import { hydrateAll } from './hydrateOnInteraction';

const cell = (text: string, isHeader = false): Cell => ({
  text: text ? [{ kind: 'paragraph', children: [{ kind: 'text', text }] }] : undefined,
  isHeader,
  isFigure: false,
});

const head = [[cell('', true), cell('Vika', true)]];
const body = [[cell('Vefstóll', true), cell('6.000')]];

it('is a table with its caption, and with headers of columns and rows', () => {
  renderIn('is', <ContentTable caption="Leiga í krónum" head={head} body={body} />);
  const table = screen.getByRole('table', { name: 'Leiga í krónum' });
  expect(within(table).getByRole('columnheader', { name: 'Vika' })).toHaveAttribute('scope', 'col');
  expect(within(table).getByRole('rowheader')).toHaveTextContent('Vefstóll');
  // The empty corner cell is not a header.
  expect(within(table).getAllByRole('columnheader')).toHaveLength(1);
  expect(within(table).getByRole('cell', { name: '6.000' })).toBeInTheDocument();
});

it.each([
  ['Leiga í krónum', 'Leiga í krónum'],
  [undefined, 'Tafla'],
])(
  'the keyboard reaches the region that scrolls; with the caption %s its name is %s',
  (caption, name) => {
    renderIn('is', <ContentTable {...{ caption, head, body }} />);
    expect(screen.getByRole('region', { name })).toHaveAttribute('tabindex', '0');
  },
);

it('is in a text after its block, before a drawing, and at the end', async () => {
  void hydrateAll();
  const paragraph = (text: string) => cell(text).text ?? [];
  const tables = ['fyrst', '', 'síðast'].map((caption) =>
    caption ? [{ caption, head, body }] : [],
  );
  renderIn(
    'is',
    <DocumentView
      header={<h1>Verkstæði</h1>}
      content={[...paragraph('Eitt.'), ...paragraph('Tvö.')]}
      tables={tables}
      insertions={[<figure key="0">Teikning</figure>]}
    />,
  );
  await screen.findAllByRole('table');
  const { textContent } = screen.getByRole('article');
  expect(textContent).toMatch(/fyrst.*Teikning.*Eitt\.Tvö\.síðast/);
});

it('is the only text of a document without other text', async () => {
  void hydrateAll();
  renderIn('is', <DocumentView header={<h1>Gjaldskrá</h1>} tables={[[{ head, body }]]} />);
  expect(await screen.findByRole('table')).toBeInTheDocument();
});
