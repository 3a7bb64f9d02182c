import type { Product, Sound } from '#app/provider/types.ts'

const nothing: Product = {
  id: 0,
  name: '',
  kind: null,
  type: 'downloadable',
  description: [],
  summary: '',
  price: null,
  priceText: null,
  regularPrice: null,
  genre: null,
  artist: null,
  instrument: null,
  bpm: null,
  key: null,
  durationSeconds: null,
  peaks: null,
  preview: null,
  cover: null,
  colors: null,
  pack: null,
  soundsCount: null,
  sounds: [],
  links: [],
  isOwned: false,
}

/** A pack with nothing but what the test says of it. */
export function packOf(facts: Partial<Product>): Product {
  return { ...nothing, kind: 'pack', ...facts }
}

/** A one-shot on sale with nothing but what the test says of it. */
export function oneShotOf(facts: Partial<Product>): Product {
  return { ...nothing, kind: 'one-shot', ...facts }
}

/** A short kick inside a pack, except for what the test says of it. */
export function soundOf(facts: Partial<Sound>): Sound {
  return {
    id: 1,
    name: 'Kick',
    kind: 'one-shot',
    instrument: 'kick',
    bpm: null,
    key: 'F# minor',
    durationSeconds: 0.4,
    peaks: null,
    preview: { url: `/media/files/${facts.name ?? 'kick'}.mp3`, durationSeconds: 0.4 },
    productId: null,
    ...facts,
  }
}
