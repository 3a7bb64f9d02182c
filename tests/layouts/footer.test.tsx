// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Footer, SmallFooter } from '#app/layouts/footer.tsx'
import { localeNames, locales } from '#app/locales/locales.ts'
import { renderInShop } from '../features/render-in-shop.tsx'

afterEach(cleanup)

function listLinks(navigation: string): (string | null)[][] {
  const links = within(screen.getByRole('navigation', { name: navigation })).getAllByRole('link')
  return links.map((link) => [link.textContent, link.getAttribute('href')])
}

test('the small footer has the links and the languages of the large one [R2.19]', () => {
  renderInShop(<Footer />)
  const links = listLinks('About the shop')
  const languages = listLinks('Language')
  expect(links.map(([, href]) => href)).toEqual(
    expect.arrayContaining(['/contacts', '/terms', '/privacy', '/withdrawal', '/info?tab=faq']),
  )
  expect(languages).toEqual(locales.map((locale) => [localeNames[locale], `/${locale}/`]))
  cleanup()
  renderInShop(<SmallFooter />)
  expect(listLinks('About the shop')).toEqual(links)
  expect(listLinks('Language')).toEqual(languages)
})
