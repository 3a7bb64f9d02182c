/** The indexed pages, except those of products, as paths without a locale. */
export const indexedPaths = [
  '/',
  '/catalog',
  '/catalog?type=sample-packs',
  '/catalog?type=one-shots',
  '/contacts',
  '/withdrawal',
  '/info',
  '/info?tab=faq',
  '/info?tab=licence',
  '/info?tab=user',
  '/privacy',
  '/terms',
  '/right-of-withdrawal',
  '/imprint',
  '/accessibility',
]

/** Parses the metadata in the head of a server-rendered page. */
export function parseHead(html: string) {
  const attributes = (tag: string) =>
    new Map(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        decodeEntities(value),
      ]),
    )
  const tags = [...html.matchAll(/<(?:meta|link) [^>]+>/g)].map(([tag]) => attributes(tag))
  return {
    title: decodeEntities(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    meta: (name: string) =>
      tags.find((tag) => tag.get('name') === name || tag.get('property') === name)?.get('content'),
    alternates: tags
      .filter((tag) => tag.get('rel') === 'alternate')
      .map((tag) => [tag.get('hreflang'), tag.get('href')]),
  }
}

function decodeEntities(text: string): string {
  return text.replaceAll('&#x27;', '’').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
