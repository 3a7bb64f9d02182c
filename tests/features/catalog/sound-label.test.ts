import { expect, test } from 'vitest'
import { collectArtists, getInitials } from '#app/features/catalog/artists.ts'
import { getInstrumentName } from '#app/features/product/instrument-name.ts'
import { getProductTitle } from '#app/features/product/product-names.ts'
import { productToSoundItem, soundToSoundItem } from '#app/features/catalog/sound-item.ts'
import { describeSound } from '#app/features/catalog/sound-item.ts'
import { oneShotOf, packOf, soundOf } from './catalogue-things.ts'

const pack = packOf({ id: 7, name: 'Kettle Hours' })

test('R3.07 a row says name, length, key, tempo and price, and leaves out what is not known', () => {
  const kick = oneShotOf({
    name: 'Kick',
    key: 'F',
    durationSeconds: 0.4,
    price: { minor: 99, currency: 'EUR' },
  })
  expect(describeSound(productToSoundItem(kick))).toBe('Kick, 0.4 seconds, F, €0.99')
  expect(describeSound(productToSoundItem(oneShotOf({ name: 'Kick' })))).toBe('Kick')
  const loop = soundOf({ name: 'Main Drums', bpm: 84, key: null, durationSeconds: 11.4 })
  expect(describeSound(soundToSoundItem(loop, pack, null))).toBe('Main Drums, 11.4 seconds, 84 BPM')
})

test('a sound is the same track in a list and in its pack, since its address names its content', () => {
  const preview = { url: '/media/files/abc.mp3', durationSeconds: 1 }
  const listed = productToSoundItem(oneShotOf({ id: 12, name: 'Kick', preview })).track
  const inside = soundToSoundItem(soundOf({ preview, productId: 12 }), pack, null).track
  expect(listed?.id).toBe(inside?.id)
})

test('R3.07 a card names the pack and the artist it comes from', () => {
  const artist = { id: 1, name: 'Mara Venn', slug: 'mara-venn', description: null }
  const product = oneShotOf({ pack: { id: 7, name: 'Kettle Hours' }, artist })
  expect(productToSoundItem(product).note).toBe('Kettle Hours · Mara Venn')
})

test('R2.08 the title of a product without a name is Sample Detail', () => {
  expect(getProductTitle('Kettle Hours')).toBe('Kettle Hours')
  expect(getProductTitle('  ')).toBe('Sample Detail')
  expect(getProductTitle(undefined)).toBe('Sample Detail')
})

test('R2.01 each artist of the packs is shown once, in the order of their first pack', () => {
  const by = (id: number, name: string) => ({ artist: { id, name, slug: name, description: null } })
  const packs = [
    packOf(by(2, 'Odd Parcel')),
    packOf(by(1, 'Mara Venn')),
    packOf(by(2, 'Odd Parcel')),
  ]
  expect(collectArtists([...packs, packOf({})]).map(({ name }) => name)).toEqual([
    'Odd Parcel',
    'Mara Venn',
  ])
})

test('initials are the first letters of the first and the last word', () => {
  expect(getInitials('The Night Ferry')).toBe('TF')
  expect(getInitials('tessellate')).toBe('T')
  expect(getInitials('Åse Lund')).toBe('ÅL')
})

test('an instrument that the shop does not know keeps the code of its host', () => {
  expect(getInstrumentName('kick')).toBe('Kick')
  expect(getInstrumentName('toString')).toBe('toString')
})
