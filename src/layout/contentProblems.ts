// `gatsby develop` shows the problems that `reportContent` finds in the page's documents. Pages report
// problems while React renders, so React does not draw them.

let bar: HTMLElement | undefined;
let shownData: unknown;

/** Removes the problems of another page. Call this function before the page with `data` renders. */
export function startPage(data: unknown): void {
  bar ??= createBar();
  if (data !== shownData) {
    bar.replaceChildren();
    bar.hidden = true;
  }
  shownData = data;
}

function createBar(): HTMLElement {
  const element = document.createElement('aside');
  element.lang = 'en';
  element.ariaLabel = 'Problems of the content';
  element.style.cssText =
    'padding: 0.5rem var(--edge); font-size: var(--text-small); border-bottom: 2px solid var(--accent); background: var(--quiet)';
  document.body.prepend(element);
  window.addEventListener('content-problem', (event) => {
    if (event instanceof CustomEvent) show(element, String(event.detail));
  });
  return element;
}

function show(element: HTMLElement, problem: string): void {
  if ([...element.children].some(({ textContent }) => textContent === problem)) return;
  const line = document.createElement('p');
  line.textContent = problem;
  element.append(line);
  element.hidden = false;
}
