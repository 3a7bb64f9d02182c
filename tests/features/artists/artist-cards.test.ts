import { expect, test } from 'vitest'
import { collectArtists, getInitials } from '#app/features/artists/artist-cards.ts'
import { createPack } from '../example-products.ts'

test('artists are listed once each, in the order of their first packs [R2.01]', () => {
  const by = (id: number, name: string) => ({ artist: { id, name, slug: name, description: null } })
  const packs = [
    createPack(by(2, 'Odd Parcel')),
    createPack(by(1, 'Mara Venn')),
    createPack(by(2, 'Odd Parcel')),
  ]
  expect(collectArtists([...packs, createPack({})]).map(({ name }) => name)).toEqual([
    'Odd Parcel',
    'Mara Venn',
  ])
})

test('initials are the first letters of the first and last words', () => {
  expect(getInitials('The Night Ferry')).toBe('TF')
  expect(getInitials('tessellate')).toBe('T')
  expect(getInitials('Åse Lund')).toBe('ÅL')
})
