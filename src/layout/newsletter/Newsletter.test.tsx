/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderIn } from '../../test/renderIn';
import { answerConsent } from '../consent/consent';
import { Newsletter } from './Newsletter';
import { provider } from './provider';

jest.mock('./provider', () => ({
  provider: {
    action: 'http://provider.example/subscribe',
    field: 'fields[email]',
    isReadable: true,
    script: 'http://provider.example/form.js',
  },
}));

const texts = { title: 'Fréttir í pósti', placeholder: 'Netfangið þitt', button: 'Skrá mig' };

const post = jest.fn<Promise<{ status: number }>, [string, RequestInit]>();
const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);

beforeEach(() => {
  post.mockReset().mockResolvedValue({ status: 200 });
  submit.mockClear();
  provider.isReadable = true;
  document.head.innerHTML = '';
  Object.assign(globalThis, { fetch: post });
});

const draw = () => renderIn('is', <Newsletter content={texts} lang="is" />);
const field = () => screen.getByRole('textbox');
const button = () => screen.getByRole('button');

async function fillIn(text: string) {
  const user = userEvent.setup();
  await user.type(field(), text);
  await user.click(button());
}

it.each(['{Enter}', 'a@b{Enter}', 'a b@example.is{Enter}'])(
  'rejects “%s” with a message and without a request',
  async (text) => {
    draw();
    await userEvent.type(field(), text);
    expect(await screen.findByRole('alert')).toHaveTextContent('Athugaðu netfangið.');
    expect(post).not.toHaveBeenCalled();
  },
);

it('marks the field as invalid when the provider rejects the e-mail address', async () => {
  post.mockResolvedValue({ status: 400 });
  draw();
  await fillIn('nafn@example.is');
  expect(await screen.findByRole('alert')).toHaveTextContent('Athugaðu netfangið');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('nafn@example.is');
});

it('submits the plain form to a provider without CORS', async () => {
  provider.isReadable = false;
  draw();
  await fillIn('nobody');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
  await fillIn('@example.is');
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(post).not.toHaveBeenCalled();
});

it('loads the provider’s script when a reader who has given consent focuses the field', async () => {
  const scripts = () => document.head.querySelectorAll('script[src*=provider]').length;
  draw();
  await userEvent.click(field());
  await fillIn('nobody');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(scripts()).toBe(0);
  act(() => answerConsent(true));
  expect(scripts()).toBe(0);
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await waitFor(() => expect(scripts()).toBe(1));
  await userEvent.click(button());
  expect(scripts()).toBe(1);
});
