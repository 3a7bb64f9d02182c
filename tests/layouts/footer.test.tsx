// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FooterShell, SmallFooter } from '#app/layouts/footer.tsx'
import { localeNames, locales } from '#app/locales/locales.ts'
import { renderInShop } from '../features/render-in-shop.tsx'

afterEach(cleanup)

function listLinks(navigation: string): (string | null)[][] {
  const links = within(screen.getByRole('navigation', { name: navigation })).getAllByRole('link')
  return links.map((link) => [link.textContent, link.getAttribute('href')])
}

test('the small footer has the links of the large one and all languages [R2.19]', () => {
  renderInShop(<FooterShell />)
  const links = listLinks('About the shop')
  expect(links.map(([, href]) => href)).toEqual(
    expect.arrayContaining([
      '/contacts',
      '/terms',
      '/privacy',
      '/withdrawal',
      '/imprint',
      '/info?tab=faq',
    ]),
  )
  cleanup()
  renderInShop(<SmallFooter />)
  expect(listLinks('About the shop')).toEqual(links)
  expect(listLinks('Language')).toEqual(
    locales.map((locale) => [localeNames[locale], `/${locale}/`]),
  )
})
