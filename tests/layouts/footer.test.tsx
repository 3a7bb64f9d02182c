import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FooterShell, SmallFooter } from '#app/layouts/footer.tsx'
import { localeNames, locales } from '#app/locales/locales.ts'
import type { Languages } from '#shop/languages.ts'
import { defineShop } from '#shop/shop-config.ts'
import { renderInShop } from '../features/render-in-shop.tsx'
import { demoShop } from '../support/shops/demo-shop.ts'
import { runAsGuest } from '../support/programs/run-as-guest.ts'

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

test("the footer lists the shop's languages, or none if there is only one [P6.05]", () => {
  const renderIn = (...languages: Languages) => {
    const config = defineShop({ ...demoShop.config, languages: [...languages] })
    const shop = { ...demoShop, config }
    const render = () => renderInShop(<SmallFooter />)
    cleanup()
    runAsGuest('http://provider.test', render, () => {}, languages[0], shop)
  }
  renderIn('en', 'fr')
  expect(listLinks('Language')).toEqual([
    ['English', '/en/'],
    ['Français', '/fr/'],
  ])
  renderIn('en')
  expect(screen.queryByRole('navigation', { name: 'Language' })).toBeNull()
})
