import { describe, expect, test } from 'vitest'
import { buildPageHead, formatPageTitle } from '#app/features/seo/page-head.ts'
import { locales } from '#app/locales/locales.ts'
import { defineShop } from '#shop/shop-config.ts'
import { demoShop } from '../../support/shops/demo-shop.ts'
import { runAsGuest } from '../../support/programs/run-as-guest.ts'

function findLinks(head: ReturnType<typeof buildPageHead>, rel: string): string[] {
  return head.links.filter((link) => link.rel === rel).map((link) => link.href)
}

function findOpenGraphContent(
  head: ReturnType<typeof buildPageHead>,
  property: string,
): string | undefined {
  const tags = head.meta.flatMap((tag) => ('property' in tag ? [tag] : []))
  return tags.find((tag) => tag.property === property)?.content
}

describe('the head of a page', () => {
  test('the title ends with the brand name; the title of the home page is the brand name alone [R2.34]', () => {
    expect(formatPageTitle('Cart')).toBe('Cart – Overtone')
    expect(formatPageTitle('')).toBe('Overtone')
    expect(formatPageTitle('500 - Error')).toBe('500 - Error - Overtone')
    expect(buildPageHead({ title: 'Cart', path: '/cart' }).meta).toContainEqual({
      title: 'Cart – Overtone',
    })
  })

  test('there is one canonical URL, which includes the page’s search params [R2.33]', () => {
    const search = { type: 'one-shots', search: undefined }
    expect(
      findLinks(buildPageHead({ title: 'Search', path: '/catalog', search }), 'canonical'),
    ).toEqual(['/en/catalog?type=one-shots'])
    expect(findLinks(buildPageHead({ title: '', path: '/' }), 'canonical')).toEqual(['/en/'])
  })

  test('there are alternate links for all six languages, with English as the default [R2.27]', () => {
    const { links } = buildPageHead({ title: 'Cart', path: '/cart' })
    const alternates = links.flatMap((link) =>
      'hrefLang' in link ? [[link.hrefLang, link.href]] : [],
    )
    expect(alternates).toEqual([
      ...locales.map((locale) => [locale, `/${locale}/cart`]),
      ['x-default', '/en/cart'],
    ])
  })

  test('noindex pages and missing pages have no canonical or alternate links [R2.34]', () => {
    const hidden = buildPageHead({ title: 'Cart', path: '/cart', noIndex: true })
    expect(hidden.meta).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(hidden.links).toEqual([])
    const match = { status: 'notFound' }
    const absent = buildPageHead({ title: 'Sample', path: '/catalog/7', match })
    expect(absent.meta).toContainEqual({ title: '404 - Not found - Overtone' })
    expect(absent.links).toEqual([])
  })

  test.each([
    [['de'] as const, { de: '/de/cart', 'x-default': '/de/cart' }, []],
    [['de', 'fr'] as const, { de: '/de/cart', fr: '/fr/cart', 'x-default': '/de/cart' }, ['fr_FR']],
    [['de', 'en'] as const, { de: '/de/cart', en: '/en/cart', 'x-default': '/en/cart' }, ['en_US']],
  ])('links and tags of a shop in %j are for these languages [P6.05]', (languages, hrefs, tags) => {
    const config = defineShop({ ...demoShop.config, languages: [...languages] })
    const build = () => buildPageHead({ title: 'Cart', path: '/cart' })
    const shop = { ...demoShop, config }
    const head = runAsGuest('http://provider.test', build, () => {}, 'de', shop)
    const alternates = head.links.flatMap((link) =>
      'hrefLang' in link ? [[link.hrefLang, new URL(link.href).pathname]] : [],
    )
    expect(Object.fromEntries(alternates)).toEqual(hrefs)
    const others = head.meta.flatMap((tag) =>
      'property' in tag && tag.property === 'og:locale:alternate' ? [tag.content] : [],
    )
    expect(others).toEqual(tags)
  })

  test('Open Graph tags have the page’s title, description, URL and language, and the shop’s image', () => {
    const search = { tab: 'faq' }
    const head = buildPageHead({ title: 'FAQ', description: 'Answers', path: '/info', search })
    expect(findOpenGraphContent(head, 'og:title')).toBe('FAQ')
    expect(findOpenGraphContent(head, 'og:description')).toBe('Answers')
    expect(findOpenGraphContent(head, 'og:url')).toBe('/en/info?tab=faq')
    expect(findOpenGraphContent(head, 'og:locale')).toBe('en_US')
    const others = head.meta.flatMap((tag) =>
      'property' in tag && tag.property === 'og:locale:alternate' ? [tag.content] : [],
    )
    expect(others).toEqual(['de_DE', 'nl_NL', 'it_IT', 'fr_FR', 'es_ES'])
    expect(findOpenGraphContent(head, 'og:type')).toBe('website')
    expect(findOpenGraphContent(head, 'og:image')).toBe('/share/en.png')
    expect(head.meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  })

  test('a product has its own share image; a noindex page has no share image', () => {
    const product = buildPageHead({
      title: 'Kettle Hours',
      path: '/catalog/7',
      image: '/share/7.png',
    })
    expect(findOpenGraphContent(product, 'og:image')).toBe('/share/7.png')
    expect(findOpenGraphContent(product, 'og:type')).toBe('product')
    const hidden = buildPageHead({ title: 'Cart', path: '/cart', noIndex: true })
    expect(findOpenGraphContent(hidden, 'og:image')).toBeUndefined()
  })
})
