import { describe, expect, test } from 'vitest'
import { pageHead, pageTitle } from '#app/features/seo/page-head.ts'
import { locales } from '#app/locales/locales.ts'

function linksOf(head: ReturnType<typeof pageHead>, rel: string): string[] {
  return head.links.filter((link) => link.rel === rel).map((link) => link.href)
}

function contentOf(head: ReturnType<typeof pageHead>, property: string): string | undefined {
  const tags = head.meta.flatMap((tag) => ('property' in tag ? [tag] : []))
  return tags.find((tag) => tag.property === property)?.content
}

describe('the head of a page', () => {
  test('R2.34 its title is followed by the brand, home is the brand alone', () => {
    expect(pageTitle('Cart')).toBe('Cart – Overtone')
    expect(pageTitle('')).toBe('Overtone')
    expect(pageHead({ title: 'Cart', path: '/cart' }).meta).toContainEqual({
      title: 'Cart – Overtone',
    })
  })

  test('R2.33 it names one canonical address, with the query that makes the page', () => {
    const search = { type: 'one-shots', search: undefined }
    expect(linksOf(pageHead({ title: 'Search', path: '/catalog', search }), 'canonical')).toEqual([
      '/en/catalog?type=one-shots',
    ])
    expect(linksOf(pageHead({ title: '', path: '/' }), 'canonical')).toEqual(['/en/'])
  })

  test('R2.27 it names itself in each of the six languages, and English for all others', () => {
    const { links } = pageHead({ title: 'Cart', path: '/cart' })
    const alternates = links.flatMap((link) =>
      'hrefLang' in link ? [[link.hrefLang, link.href]] : [],
    )
    expect(alternates).toEqual([
      ...locales.map((locale) => [locale, `/${locale}/cart`]),
      ['x-default', '/en/cart'],
    ])
  })

  test('R2.34 a page that is nobody’s to find, and one that does not exist, are not listed', () => {
    const hidden = pageHead({ title: 'Cart', path: '/cart', noIndex: true })
    expect(hidden.meta).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(hidden.links).toEqual([])
    const match = { status: 'notFound' }
    const absent = pageHead({ title: 'Sample', path: '/catalog/7', match })
    expect(absent.meta).toContainEqual({ title: '404 - Not found – Overtone' })
    expect(absent.links).toEqual([])
  })

  test('a shared link shows the page’s own title, text, address and language, and the shop’s picture', () => {
    const search = { tab: 'faq' }
    const head = pageHead({ title: 'FAQ', description: 'Answers', path: '/info', search })
    expect(contentOf(head, 'og:title')).toBe('FAQ')
    expect(contentOf(head, 'og:description')).toBe('Answers')
    expect(contentOf(head, 'og:url')).toBe('/en/info?tab=faq')
    expect(contentOf(head, 'og:locale')).toBe('en_US')
    const others = head.meta.flatMap((tag) =>
      'property' in tag && tag.property === 'og:locale:alternate' ? [tag.content] : [],
    )
    expect(others).toEqual(['de', 'nl', 'it', 'fr', 'es'])
    expect(contentOf(head, 'og:type')).toBe('website')
    expect(contentOf(head, 'og:image')).toBe('/share/en.png')
    expect(head.meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  })

  test('a product is shared with its own picture, a page that nobody may find with none', () => {
    const product = pageHead({ title: 'Kettle Hours', path: '/catalog/7', image: '/share/7.png' })
    expect(contentOf(product, 'og:image')).toBe('/share/7.png')
    expect(contentOf(product, 'og:type')).toBe('product')
    const hidden = pageHead({ title: 'Cart', path: '/cart', noIndex: true })
    expect(contentOf(hidden, 'og:image')).toBeUndefined()
  })
})
