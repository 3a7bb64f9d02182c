import { expect, test } from 'vitest'
import {
  describeSound,
  productToSoundItem,
  soundToSoundItem,
} from '#app/features/catalog/list/sound-item.ts'
import { createOneShot, createPack, createSound } from '../example-products.ts'

const pack = createPack({ id: 7, name: 'Kettle Hours' })

test('a row is described by name, instrument, bars, length, key, tempo and price, as far as known [R3.07]', () => {
  const kick = createOneShot({
    name: 'Low Stomp',
    instrument: 'Kick',
    key: 'F',
    durationSeconds: 0.4,
    price: { minor: 99, currency: 'EUR' },
  })
  expect(describeSound(productToSoundItem(kick))).toBe('Low Stomp, Kick, 0.4 seconds, F, €0.99')
  expect(describeSound(productToSoundItem(createOneShot({ name: 'Kick' })))).toBe('Kick')
  const loop = createSound({
    name: 'Main Groove',
    instrument: 'Drums',
    bars: 4,
    bpm: 84,
    key: null,
    durationSeconds: 11.4,
  })
  expect(describeSound(soundToSoundItem(loop, pack, null))).toBe(
    'Main Groove, Drums · 4 bars, 11.4 seconds, 84 BPM',
  )
})

test('a sound has the same track id in a list and in its pack', () => {
  const preview = { url: '/media/files/abc.mp3', durationSeconds: 1 }
  const listed = productToSoundItem(createOneShot({ id: 12, name: 'Kick', preview })).track
  const inside = soundToSoundItem(createSound({ preview, productId: 12 }), pack, null).track
  expect(listed?.id).toBe(inside?.id)
})

test('a row names the pack and the artist [R3.07]', () => {
  const artist = { id: 1, name: 'Mara Venn', slug: 'mara-venn', description: null }
  const product = createOneShot({ pack: { id: 7, name: 'Kettle Hours' }, artist })
  expect(productToSoundItem(product)).toMatchObject({
    pack: 'Kettle Hours',
    artist: { name: 'Mara Venn', slug: 'mara-venn' },
  })
})

test.each([
  ['of the common loudness plays as it is', { loudness: -16 }, 0],
  ['that is louder is turned down', { loudness: -10 }, -6],
  ['that is quieter is turned up', { loudness: -22 }, 6],
  ['that is meant to be quiet is turned up by 12 dB at most', { loudness: -60 }, 12],
  ['of unknown loudness counts as a usual mix', {}, -2],
])('a sound %s, in a list as in its pack [P3.07]', (_, known, decibels) => {
  const preview = { url: '/media/files/abc.mp3', durationSeconds: 1, ...known }
  const listed = productToSoundItem(createOneShot({ preview })).track
  const inside = soundToSoundItem(createSound({ preview }), pack, null).track
  const expected = expect.closeTo(10 ** (decibels / 20))
  expect([listed?.gain, inside?.gain]).toEqual([expected, expected])
})
