import type { Facets } from '#app/provider/types/product-list.ts'
import type { Product, Sound } from '#app/provider/types/product.ts'

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
  tags: [],
  bpm: null,
  bpmSource: null,
  bars: null,
  key: null,
  keySource: null,
  durationSeconds: null,
  format: null,
  loudness: null,
  truePeak: null,
  peaks: null,
  preview: null,
  cover: null,
  colors: null,
  pack: null,
  soundsCount: null,
  sounds: [],
  links: [],
  isOwned: false,
  isPackOnly: false,
}

/** Creates a pack with only the given fields set. */
export function createPack(overrides: Partial<Product>): Product {
  return { ...emptyProduct, kind: 'pack', ...overrides }
}

/** Creates a one-shot with only the given fields set. */
export function createOneShot(overrides: Partial<Product>): Product {
  return { ...emptyProduct, kind: 'one-shot', ...overrides }
}

/** Creates a loop with only the given fields set. */
export function createLoop(overrides: Partial<Product>): Product {
  return { ...emptyProduct, kind: 'loop', ...overrides }
}

/** Creates a kick sound in a pack, with the given fields replaced. */
export function createSound(overrides: Partial<Sound>): Sound {
  return {
    id: 1,
    name: 'Kick',
    kind: 'one-shot',
    instrument: 'kick',
    tags: [],
    bpm: null,
    bpmSource: null,
    bars: null,
    key: 'F# minor',
    keySource: 'stated',
    durationSeconds: 0.4,
    format: null,
    loudness: null,
    truePeak: null,
    peaks: null,
    preview: { url: `/media/files/${overrides.name ?? 'kick'}.mp3`, durationSeconds: 0.4 },
    productId: null,
    isPackOnly: false,
    offer: null,
    ...overrides,
  }
}

/** Creates facets without options and ranges, except for those given. */
export function createFacets(overrides: Partial<Facets> = {}): Facets {
  return {
    kind: [],
    genre: [],
    instrument: [],
    tag: [],
    artist: [],
    key: [],
    bpm: null,
    length: null,
    price: null,
    unowned: null,
    capped: [],
    ...overrides,
  }
}
