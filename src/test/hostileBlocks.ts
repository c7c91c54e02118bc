/** A text that every block contains, and a URL that every link and embed has. */
type BlockInput = { text: string; url: string; image: string };

const kinds = [
  'paragraph',
  ...[1, 2, 3, 4, 5, 6].map((level) => `heading${level}`),
  ...['preformatted', 'list-item', 'o-list-item'],
];

export function hostileBlocks({ text, url, image }: BlockInput): object[] {
  const whole = { start: 0, end: text.length };
  const formats = [
    { ...whole, type: 'strong' },
    { ...whole, type: 'em' },
    { ...whole, type: 'label', data: { label: text } },
  ];
  const links = [
    { link_type: 'Web', url },
    { link_type: 'Web', url, target: '_blank' },
    { link_type: 'Media', kind: 'document', name: text, size: '1', url },
  ];
  const embeds = [url, 'https://www.youtube.com/watch?v=aBc-12_45Xz', 'https://x.com/a/status/1'];
  return [
    ...kinds.map((type) => ({ type, text, spans: formats, label: text, direction: text })),
    ...links.map((data) => ({
      type: 'paragraph',
      text,
      spans: [{ ...whole, type: 'hyperlink', data }],
    })),
    {
      type: 'image',
      url: image,
      dimensions: { width: 1800, height: 1000 },
      alt: text,
      copyright: text,
      label: text,
      linkTo: { link_type: 'Web', url },
    },
    ...embeds.map((embed_url) => ({
      type: 'embed',
      label: text,
      oembed: {
        ...{ embed_url, title: text, author_name: text, provider_name: text, html: text },
        ...{ width: text, height: text, thumbnail_url: url, type: text },
      },
    })),
  ];
}
