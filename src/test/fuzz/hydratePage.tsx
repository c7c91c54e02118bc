import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '../../i18n/serverMessages';
import { hydrateAll } from '../../components/hydrateOnInteraction';
import { setStaticData } from './gatsbyWithData';
import { loadTemplates, pageElement } from './pageElement';
import type { PageData } from './pageElement';

/** Gatsby's server marks a link to its own page only if the path is ASCII. */
const isOfLink =
  /^Warning: Prop `%s` did not match\. .* (className "null" ""|aria-current "null" "page") [^]*gatsby-link/;

// The test loads this module after the build's modules, because this module needs a window.

/** Returns React's reports of differences and the other logged messages. */
export async function hydratePages(
  pages: readonly PageData[],
  html: ReadonlyMap<string, string>,
  staticData: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const templates = await loadTemplates();
  setStaticData(staticData);
  void hydrateAll();
  const faults: string[] = [];
  for (const page of pages) {
    const template = templates.get(page.template);
    if (!template) continue;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = html.get(page.path) ?? '';
    const logged = jest.spyOn(console, 'error').mockImplementation((...texts: unknown[]) => {
      const message = texts.map(String).join(' ');
      if (!isOfLink.test(message)) faults.push(`${page.path}: logged ${message}`);
    });
    // The build has already reported these problems of the content, so they are not shown again.
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const element = pageElement(template, page, encodeURI(page.path));
    let unmount: () => void = () => undefined;
    try {
      await act(async () => {
        const root = hydrateRoot(container, element, {
          onRecoverableError: (error) => faults.push(`${page.path}: ${String(error)}`),
        });
        unmount = () => root.unmount();
      });
    } catch (error) {
      faults.push(`${page.path}: ${String(error)}`);
    }
    act(unmount);
    logged.mockRestore();
    warned.mockRestore();
    container.remove();
  }
  return faults;
}
