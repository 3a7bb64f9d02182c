import { sampleAddress } from '../support/sample-address.ts'
import { accountExamples } from './account-examples.ts'
import { SampleFile } from './example.ts'
import type { Example } from './example.ts'
import { endpointExamples } from './endpoint-examples.ts'
import { favoritesExamples } from './favorites-examples.ts'

const email = '{email}'
const password = '{password}'
const stranger = 'stranger{count}@example.com'

const credentials = { email, password, remember: false }
const newAccount = {
  first_name: 'Ann',
  last_name: 'Bee',
  username: 'ann.bee',
  email: stranger,
  password,
  agreement: true,
}
const newPassword = { token: '{resetToken}', email, password }
const message = { full_name: 'Ann Bee', email, theme: 'A wish', message: 'More rain.' }
const withdrawal = {
  name: 'Ann Bee',
  email,
  choice: 'other',
  contract: 'Order 7',
  request_id: 'request-{count}-0123456789',
}
const topUpWithdrawal = { ...withdrawal, choice: '{topUp}:10000', contract: '' }
const settings = {
  first_name: 'Ann',
  last_name: 'Bee',
  username: 'ann.bee',
  location: 'Kyiv',
  description: 'Makes music.',
  email,
  phone: '+380 44 123',
  current_password: '',
  new_password: '',
}
const filters = {
  search: 'kick',
  genre: 'ambient,house',
  instrument: 'kick',
  key: 'Am',
  bpm: '80,130',
  length: '0,5',
  price: ',20',
}

const page = (path: string, query?: Example['query']): Example => ({
  path: `/{locale}${path}`,
  ...(query && { query }),
})
const form = (path: string, value: object, query?: Example['query']): Example => ({
  ...page(path, query),
  body: { type: 'form', value },
})
const read = (id: string, data?: unknown): Example => ({
  path: `/_serverFn/${id}`,
  ...(data === undefined ? {} : { data }),
})
const call = (id: string, value?: unknown): Example => ({
  path: `/_serverFn/${id}`,
  body: { type: 'call', value },
})

/** The order as a page without JavaScript sends it. */
const orderedCart =
  '{"cartId":{cart},"total":{total},"due":{due},"lines":[{"productId":{product},"total":{total}}]}'

const backUrl = '/en/cart?step=checkout'
const signed = { ...newAccount, agreement: 'on' }
const card = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123', name: 'Ann Bee' }
const picture = new SampleFile()

/** The valid requests by target name. */
export const examples: Readonly<Record<string, readonly Example[]>> = {
  'page /': [page('/')],
  'page /artists/$slug': [page('/artists/okto'), page('/artists/no-such-artist')],
  'page /auth/forgot': [page('/auth/forgot', { backUrl }), page('/auth/forgot', { flash: 'sent' })],
  'page /auth/login': [page('/auth/login', { backUrl, expired: '1', flash: 'reset' })],
  'page /auth/reset': [page('/auth/reset', { token: '{resetToken}', email, backUrl })],
  'page /auth/sign-up': [page('/auth/sign-up', { backUrl })],
  'page /cart': [page('/cart'), page('/cart', { step: 'checkout' })],
  'page /catalog': [
    page('/catalog'),
    page('/catalog', { ...filters, type: 'one-shots', sort: 'price-asc', page: '2' }),
    page('/catalog', { type: 'sample-packs', search: 'dusk' }),
    page('/catalog', { type: 'loops', similar: '{product}', tag: 'warm', key_match: 'compatible' }),
  ],
  'page /catalog/$id': [page('/catalog/{product}'), page('/catalog/{pack}')],
  'page /contacts': [page('/contacts', { sent: '1' })],
  'page /error': [page('/error')],
  'page /forbidden': [page('/forbidden')],
  'page /gallery': [page('/gallery')],
  'page /gallery/client-only': [page('/gallery/client-only')],
  'page /info': [page('/info', { tab: 'faq' })],
  'page /opening': [page('/opening')],
  'page /payment/close': [
    page('/payment/close', { reason: 'declined', to: 'checkout', session: '{session}' }),
  ],
  'page /payment/pass': [page('/payment/pass', { session: '{session}', to: 'profile' })],
  'page /privacy': [page('/privacy')],
  'page /accessibility': [page('/accessibility')],
  'page /imprint': [page('/imprint')],
  'page /right-of-withdrawal': [page('/right-of-withdrawal')],
  'page /certificates': [page('/certificates', { code: '7K3F9' })],
  'page /certificates/$code': [page('/certificates/7K3F9-7K3F9-7K3F9-7K3F9')],
  'page /ledger': [page('/ledger', { page: '2', topUp: '{topUp}' })],
  'page /library': [
    page('/library', { search: 'dark kick', type: 'one-shots', sort: 'bought', page: '2' }),
    page('/library', { owned: 'no', bpm: '80,120', key: 'a-minor' }),
  ],
  'file /ledger.csv': [page('/ledger.csv')],
  'page /delete-account': [page('/delete-account')],
  'file /account-data.zip': [page('/account-data.zip')],
  'page /orders/$number': [page('/orders/{order}'), page('/orders/999999')],
  'page /profile': [
    page('/profile', { tab: 'settings' }),
    page('/profile', { tab: 'balance', order: '{order}', page: '2' }),
  ],
  'page /terms': [page('/terms')],
  'page /withdrawal': [page('/withdrawal', { order: '{order}' })],
  'file /download/$linkId': [
    { path: '/download/{ownedLink}' },
    { path: '/download/product-{ownedProduct}', headers: { range: 'bytes=0-99' } },
    { path: '/download/products-{ownedProduct}', headers: { range: 'bytes=0-99' } },
    { path: '/download/order-{order}' },
    { path: '/download/library', headers: { range: 'bytes=0-99' } },
    { path: '/download/products', query: { product: '{ownedProduct}' } },
  ],
  'file /invoices/$number': [{ path: '/invoices/2026-000001' }],
  'file /media/$': [
    { path: '/media/files/{preview}.mp3', headers: { range: 'bytes=0-9' } },
    { path: '/media/files/{cover}.svg', headers: { 'if-none-match': '"x"' } },
  ],
  'file /.well-known/security.txt': [{ path: '/.well-known/security.txt' }],
  'file /robots.txt': [{ path: '/robots.txt' }],
  'file /share/$file': [{ path: '/share/de.png' }, { path: '/share/{product}.png' }],
  'file /sitemap/$file': [{ path: '/sitemap/de.xml' }, { path: '/sitemap/de-1.xml' }],
  'file /sitemap.xml': [{ path: '/sitemap.xml' }],
  'form /auth/forgot': [form('/auth/forgot', { email, back_url: backUrl })],
  'form /auth/login': [form('/auth/login', { email, password, remember: 'on' }, { backUrl })],
  'form /auth/reset': [form('/auth/reset', newPassword)],
  'form /auth/sign-up': [form('/auth/sign-up', signed, { backUrl })],
  'form /cart': [
    form('/cart', { order: orderedCart, consent: 'on', country: 'NL' }, { step: 'checkout' }),
  ],
  'form /contacts': [form('/contacts', message)],
  'form /theme/light': [
    { method: 'POST', path: '/theme/light', headers: { referer: '{origin}/en/' } },
  ],
  'form /theme/dark': [{ method: 'POST', path: '/theme/dark' }],
  'form /theme/system': [{ method: 'POST', path: '/theme/system' }],
  'form /withdrawal': [
    form('/withdrawal', { ...withdrawal, step: 'check' }),
    form('/withdrawal', { ...withdrawal, step: 'confirm' }),
    form('/withdrawal', { ...topUpWithdrawal, step: 'confirm' }),
    form('/withdrawal', { ...withdrawal, step: 'change', result: '{}' }),
  ],
  'function addToCart': [
    call('addToCart', { productId: '{#product}', links: ['{#link}'] }),
    call('addToCart', { productId: '{#pack}', links: [] }),
  ],
  'function applyCode': [call('applyCode', { code: 'FIRSTLISTEN' })],
  'function getArtist': [read('getArtist', 'okto'), read('getArtist', 'no-such-artist')],
  'function getCart': [read('getCart')],
  'function getLegalText': [read('getLegalText', 'terms')],
  'function getSalesCountries': [read('getSalesCountries')],
  'function saveCountry': [call('saveCountry', { country: 'NL' })],
  'function getEligibleWithdrawals': [read('getEligibleWithdrawals')],
  'function getHomePacks': [read('getHomePacks')],
  'function getHomeSounds': [read('getHomeSounds')],
  'function getOpening': [read('getOpening')],
  'function getCertificate': [read('getCertificate', { code: '7K3F9-7K3F9-7K3F9-7K3F9' })],
  'function getOrderCertificates': [read('getOrderCertificates', { orderId: '{#order}' })],
  'function getLedger': [read('getLedger', { page: 1, topUp: '{topUp}' })],
  'function getOrder': [read('getOrder', { number: '{order}' })],
  'function getOrders': [read('getOrders', { page: 1 })],
  'function getPaymentSession': [read('getPaymentSession', { id: '{session}' })],
  'function getPlacedOrder': [read('getPlacedOrder', { cartId: '{#orderedCart}' })],
  'function getProduct': [read('getProduct', '{#product}'), read('getProduct', '{#pack}')],
  'function getProducts': [
    read('getProducts', { kind: 'one-shot', page: 1, limit: 24, sort: 'newest', filters }),
    read('getProducts', { kind: 'pack', page: 1, limit: 6, sort: 'bpm-desc', filters: {} }),
  ],
  'function getProductSummary': [read('getProductSummary', '{#pack}')],
  'function getRelated': [read('getRelated', '{#product}')],
  'function getSession': [call('getSession')],
  'function getSoundAnalysis': [read('getSoundAnalysis', '{#product}')],
  'function getSuggestions': [read('getSuggestions', 'kick a')],
  'function getWithdrawnProducts': [read('getWithdrawnProducts', { text: 'kick' })],
  'function getTraySounds': [read('getTraySounds', ['{#product}'])],
  'function isGalleryEnabled': [read('isGalleryEnabled')],
  'function logIn': [call('logIn', credentials)],
  'function logOut': [call('logOut')],
  'function placeOrder': [
    call('placeOrder', {
      cartId: '{#cart}',
      consent: true,
      country: 'NL',
      total: '{#total}',
      due: '{#due}',
      lines: [{ productId: '{#product}', total: '{#total}' }],
    }),
  ],
  'function removeCartLine': [call('removeCartLine', { lineId: '{#line}' })],
  'function removeCode': [call('removeCode', { code: 'GIFT-TUNE-2500' })],
  'function resetPassword': [call('resetPassword', newPassword)],
  'function savePicture': [
    { path: '/_serverFn/savePicture', body: { type: 'multipart', value: { picture } } },
  ],
  'function saveProfile': [
    call('saveProfile', settings),
    call('saveProfile', { ...settings, current_password: password, new_password: password }),
  ],
  'function sendMessage': [call('sendMessage', message)],
  'function sendResetLink': [call('sendResetLink', { email, back_url: backUrl })],
  'function sendWithdrawal': [
    call('sendWithdrawal', withdrawal),
    call('sendWithdrawal', topUpWithdrawal),
  ],
  'function signUp': [call('signUp', newAccount)],
  'function startTopUp': [
    call('startTopUp', { returnTo: 'profile', euros: '20' }),
    call('startTopUp', { returnTo: 'checkout', minor: 1234 }),
  ],
  'payment GET /fonts/:name': [{ path: '/pay/fonts/instrument-sans.woff2' }],
  'payment GET /:token': [{ path: '/pay/{paymentToken}' }],
  'payment POST /:token': [
    { path: '/pay/{paymentToken}', body: { type: 'form', value: card } },
    {
      path: '/pay/{paymentToken}',
      body: { type: 'form', value: { ...card, number: '4000 0000 0000 0002' } },
    },
    {
      path: '/pay/{paymentToken}',
      body: { type: 'form', value: { intent: 'close', declined: '1' } },
    },
  ],
  ...accountExamples,
  ...favoritesExamples,
  ...endpointExamples({ address: { ...sampleAddress }, message, withdrawal, settings, picture }),
}
