import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ArtistGrid } from '#app/features/artists/artist-grid.tsx'
import { collectArtists } from '#app/features/artists/artist-cards.ts'
import { PackGrid } from '#app/features/catalog/list/pack-grid.tsx'
import { productToSoundItem } from '#app/features/catalog/list/sound-item.ts'
import { SoundList } from '#app/features/catalog/list/sound-list.tsx'
import { renderInShop } from '../render-in-shop.tsx'
import { createOneShot, createPack } from '../example-products.ts'

function renderNames(slug: string | null, nameLocale?: string) {
  const artist = { id: 1, name: 'Mara Venn', slug, description: null }
  const locale = nameLocale === undefined ? {} : { nameLocale }
  const pack = createPack({ id: 1, name: 'Kesselstunden', artist, ...locale })
  const shot = createOneShot({ id: 2, name: 'Trommel', artist, ...locale })
  renderInShop(
    <>
      <ArtistGrid artists={collectArtists([pack])} />
      <PackGrid packs={[pack]} />
      <SoundList label="Sounds" items={[productToSoundItem(shot)]} />
    </>,
  )
}

test("the artist’s name links to the artist's page in the grid, on cards and in rows [P2.10]", () => {
  renderNames('mara-venn')
  const links = screen.getAllByRole('link', { name: 'Mara Venn' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: 3 }, () => expect.stringMatching(/\/artists\/mara-venn$/)),
  )
})

test('the artist’s name is plain text if the provider has no artist pages [P2.10]', () => {
  renderNames(null)
  expect(screen.getAllByText('Mara Venn')).toHaveLength(3)
  expect(screen.queryByRole('link', { name: 'Mara Venn' })).toBeNull()
})

test.each([
  [undefined, 'en'],
  ['de', 'de'],
  ['', ''],
])('names of the label language %s are marked as %s [P1.14]', (nameLocale, lang) => {
  renderNames('mara-venn', nameLocale)
  for (const name of ['Kesselstunden', 'Trommel'])
    expect(screen.getByText(name).closest('[lang]')?.getAttribute('lang')).toBe(lang)
  for (const name of screen.getAllByText('Mara Venn'))
    expect(name.closest('[lang]')?.getAttribute('lang')).toBe(lang)
})
