const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** Converts stored descriptions, which consist of `<p>` elements, back to paragraphs of plain text. */
export function fromHtml(html: string): string {
  return html
    .replaceAll('</p><p>', '\n\n')
    .replace(/^<p>|<\/p>$/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? entity)
}
