import type { Product, Sound } from '#app/provider/types.ts'

const emptyProduct: Product = {
  id: 0,
  name: '',
  kind: null,
  type: 'downloadable',
  description: [],
  summary: '',
  textLocale: null,
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

/** Creates a pack with only the given fields set. */
export function createPack(overrides: Partial<Product>): Product {
  return { ...emptyProduct, kind: 'pack', ...overrides }
}

/** Creates a one-shot with only the given fields set. */
export function createOneShot(overrides: Partial<Product>): Product {
  return { ...emptyProduct, kind: 'one-shot', ...overrides }
}

/** Creates a kick sound of a pack, with the given fields replaced. */
export function createSound(overrides: Partial<Sound>): Sound {
  return {
    id: 1,
    name: 'Kick',
    kind: 'one-shot',
    instrument: 'kick',
    bpm: null,
    key: 'F# minor',
    durationSeconds: 0.4,
    peaks: null,
    preview: { url: `/media/files/${overrides.name ?? 'kick'}.mp3`, durationSeconds: 0.4 },
    productId: null,
    ...overrides,
  }
}
