import { expect } from '@playwright/test';
import { axeViolations } from './axeViolations';
import { publishedDocument } from './previewContent';
import type { ContentDocument } from './previewContent';
import { bar, openPreview, previewTest } from './previewTest';

const article = publishedDocument('article-barujarn-half-onnur-old-i-bylgjum-is');

const emptyHeading = { type: 'heading2', text: '', spans: [] };
const vagueLink = {
  type: 'paragraph',
  text: 'Hér er meira.',
  spans: [
    { type: 'hyperlink', start: 0, end: 3, data: { link_type: 'Web', url: 'https://example.is/' } },
  ],
};

function withFaults(blocks: object[], alt: string): ContentDocument {
  const { image, content } = article.data;
  return {
    ...article,
    data: {
      ...article.data,
      image: { ...(image as object), alt },
      content: [...blocks, ...(content as object[])],
    },
  };
}

previewTest(
  'an editor sees what is wrong with a draft before it is published, and what is left after mending',
  async ({ page, content }) => {
    await content.save(withFaults([emptyHeading, vagueLink], 'IMG_0042.jpg'));
    await openPreview(page, content, article.id);
    const button = (name: string) => bar(page).getByRole('button', { name, exact: true });
    await button('3 athugasemdir').press('Enter');
    await expect(bar(page).getByRole('listitem')).toHaveCount(3);
    await expect(bar(page)).toContainText('Lýsing myndar segir ekkert');
    await expect(bar(page)).toContainText('IMG_0042.jpg');
    expect(await axeViolations(page)).toEqual([]);

    content.saveNow(withFaults([emptyHeading, vagueLink], 'Bárur í járni, prentaðar í bláu'));
    await expect(button('2 athugasemdir')).toBeVisible();
    await expect(bar(page).getByRole('listitem')).toHaveCount(2);
  },
);
