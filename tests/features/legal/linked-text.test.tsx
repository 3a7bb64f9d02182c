// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LinkedText } from '#app/features/legal/linked-text.tsx'
import { brand } from '#app/features/brand/brand.ts'
import { renderInShop } from '../render-in-shop.tsx'

afterEach(cleanup)

/** Returns the text and the URL of every link. */
function getLinks() {
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}

test('links and the shop’s email address in a text become links', () => {
  const text = `Read the [license](licence) or write to ${brand.contactAddress}. See [privacy](privacy).`
  renderInShop(
    <p>
      <LinkedText text={text} />
    </p>,
  )
  expect(getLinks()).toEqual([
    ['license', '/info?tab=licence'],
    [brand.contactAddress, `mailto:${brand.contactAddress}`],
    ['privacy', '/privacy'],
  ])
  expect(document.querySelector('p')?.textContent).toBe(
    `Read the license or write to ${brand.contactAddress}. See privacy.`,
  )
})

test('a text without links stays as it is', () => {
  renderInShop(<LinkedText text="Prices [in euros] (with VAT)" />)
  expect(screen.getByText('Prices [in euros] (with VAT)')).toBeTruthy()
})
