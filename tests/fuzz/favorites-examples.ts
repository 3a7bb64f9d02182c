import type { Example } from './example.ts'

const favorites = '/api/v1/customer/favorites'
const crates = '/api/v1/customer/crates'
const crate = `${crates}/:id{[0-9]{1,15}}`
const item = `${crate}/items/:productId{[0-9]{1,9}}`
const token = 'AAAAAAAAAAAAAAAAAAAAAA'

const read = (id: string, data?: unknown): Example => ({
  path: `/_serverFn/${id}`,
  ...(data === undefined ? {} : { data }),
})
const call = (id: string, value: unknown): Example => ({
  path: `/_serverFn/${id}`,
  body: { type: 'call', value },
})
const json = (method: string, path: string, value: object): Example => ({
  method,
  path,
  body: { type: 'json', value },
})
const send = (method: string, path: string): Example => ({ method, path })

const lists = {
  favorites: ['{#product}', '{#pack}'],
  crates: [{ name: 'Drums {count}', product_ids: ['{#product}'] }],
}
const deviceLists = {
  productIds: ['{#product}'],
  crates: [{ name: 'Drums', productIds: ['{#product}'] }],
}

/** Valid requests about favorites and crates by target name. */
export const favoritesExamples: Readonly<Record<string, readonly Example[]>> = {
  'page /favorites': [
    { path: '/{locale}/favorites' },
    { path: '/{locale}/favorites', query: { crate: '1' } },
  ],
  'page /crates/$token': [{ path: `/{locale}/crates/${token}` }],
  'function getFavorites': [read('getFavorites')],
  'function changeFavorites': [
    call('changeFavorites', { kind: 'favorite', productId: '{#product}', isFavorite: true }),
    call('changeFavorites', {
      kind: 'create',
      name: 'Drums {count}',
      productIds: ['{#product}'],
    }),
    call('changeFavorites', { kind: 'rename', crateId: 1, name: 'Pads {count}' }),
    call('changeFavorites', { kind: 'item', crateId: 1, productId: '{#pack}', isAdded: true }),
    call('changeFavorites', { kind: 'move', crateId: 1, productId: '{#pack}', beforeId: null }),
    call('changeFavorites', { kind: 'share', crateId: 1, isShared: true }),
    call('changeFavorites', { kind: 'delete', crateId: 2 }),
  ],
  'function mergeFavorites': [call('mergeFavorites', deviceLists)],
  'function getListedProducts': [read('getListedProducts', ['{#product}', '{#pack}'])],
  'function getSharedCrate': [read('getSharedCrate', token)],
  'function sortProductsToAdd': [call('sortProductsToAdd', ['{#product}', '{#pack}'])],
  'function addAllToCart': [
    call('addAllToCart', { productIds: ['{#product}', '{#pack}'], isSoundsOnly: false }),
  ],
  [`endpoint GET ${favorites}`]: [send('GET', favorites)],
  [`endpoint PUT ${favorites}/:productId{[0-9]{1,9}}`]: [send('PUT', `${favorites}/{product}`)],
  [`endpoint DELETE ${favorites}/:productId{[0-9]{1,9}}`]: [
    send('DELETE', `${favorites}/{product}`),
  ],
  [`endpoint POST ${favorites}/merge`]: [json('POST', `${favorites}/merge`, lists)],
  'endpoint GET /api/v1/favorites/products': [
    { path: '/api/v1/favorites/products', query: { ids: '{product},{pack}' } },
  ],
  [`endpoint POST ${crates}`]: [
    json('POST', crates, { name: 'Drums {count}', product_ids: ['{#product}'] }),
  ],
  [`endpoint PUT ${crate}`]: [json('PUT', `${crates}/1`, { name: 'Pads' })],
  [`endpoint DELETE ${crate}`]: [send('DELETE', `${crates}/2`)],
  [`endpoint PUT ${item}`]: [send('PUT', `${crates}/1/items/{product}`)],
  [`endpoint DELETE ${item}`]: [send('DELETE', `${crates}/1/items/{product}`)],
  [`endpoint PUT ${item}/position`]: [
    json('PUT', `${crates}/1/items/{product}/position`, { before_id: null }),
  ],
  [`endpoint POST ${crate}/share`]: [send('POST', `${crates}/1/share`)],
  [`endpoint DELETE ${crate}/share`]: [send('DELETE', `${crates}/1/share`)],
  'endpoint GET /api/v1/crates/:token': [send('GET', `/api/v1/crates/${token}`)],
}
