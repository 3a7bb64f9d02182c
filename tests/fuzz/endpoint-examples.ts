import type { Example, SampleFile } from './example.ts'

const email = '{email}'
const password = '{password}'

interface Values {
  readonly address: object
  readonly message: object
  readonly withdrawal: object
  readonly settings: object
  readonly picture: SampleFile
}

/** Returns the valid requests to the provider's endpoints by target name. */
export function endpointExamples({
  address,
  message,
  withdrawal,
  settings,
  picture,
}: Values): Record<string, readonly Example[]> {
  const { choice: _choice, ...contract } = { choice: '', ...withdrawal }
  const profile = { ...settings, gender: 'Other', phone: '0000000000', date_of_birth: '1990-01-02' }
  const requests: [endpoint: string, ...examples: Omit<Example, 'method'>[]][] = [
    ['POST /api/v1/customer/register', json('/api/v1/customer/register', newAccount)],
    ['POST /api/v1/customer/login', json('/api/v1/customer/login', login)],
    ['POST /api/v1/customer/forgot-password', json('/api/v1/customer/forgot-password', { email })],
    ['POST /api/v1/customer/reset-password', json('/api/v1/customer/reset-password', reset)],
    [
      'GET /api/v1/customer/orders/:id/certificates',
      { path: '/api/v1/customer/orders/{order}/certificates' },
    ],
    [
      'GET /api/v1/customer/certificates/:code',
      { path: '/api/v1/customer/certificates/7K3F9-7K3F9-7K3F9-7K3F9' },
    ],
    ['GET /api/v1/certificates/:code', { path: '/api/v1/certificates/7K3F9-7K3F9-7K3F9-7K3F9' }],
    [
      'GET /api/v1/customer/ledger',
      { path: '/api/v1/customer/ledger', query: { page: '2', limit: '10', top_up_id: '{topUp}' } },
    ],
    ['GET /api/v1/customer/data', { path: '/api/v1/customer/data' }],
    ['GET /api/v1/customer/deletion', { path: '/api/v1/customer/deletion' }],
    [
      'POST /api/v1/customer/deletion',
      json('/api/v1/customer/deletion', { current_password: password, unspent: 'give-up' }),
    ],
    ['DELETE /api/v1/customer/deletion', { path: '/api/v1/customer/deletion' }],
    [
      'GET /api/v1/customer/library/files',
      { path: '/api/v1/customer/library/files', query: { product_ids: '{ownedProduct},x' } },
    ],
    [
      'GET /api/v1/customer/library/withdrawn',
      { path: '/api/v1/customer/library/withdrawn', query: { query: 'kick', page: '2' } },
    ],
    [
      'GET /api/v1/customer/library/zip/all',
      { path: '/api/v1/customer/library/zip/all', headers: { range: 'bytes=0-99' } },
    ],
    ['GET /api/v1/customer/get', { path: '/api/v1/customer/get' }],
    ['POST /api/v1/customer/refresh', json('/api/v1/customer/refresh', { token: '{token}' })],
    ['POST /api/v1/customer/logout', json('/api/v1/customer/logout', {})],
    ['PUT /api/v1/customer/country', json('/api/v1/customer/country', { country: 'NL' })],
    ['GET /api/v1/customer/invoices/:number', { path: '/api/v1/customer/invoices/2026-000001' }],
    ['PUT /api/v1/customer/profile', json('/api/v1/customer/profile', profile)],
    [
      'POST /api/v1/customer/profile',
      {
        path: '/api/v1/customer/profile',
        body: { type: 'multipart', value: { ...profile, _method: 'PUT', 'image[]': picture } },
      },
    ],
    [
      'GET /api/v1/products',
      { path: '/api/v1/products', query: { ...listQuery, query: 'kick', genre: 'ambient' } },
      { path: '/api/v1/products', query: { ...listQuery, instrument: 'kick,bass', bpm: '80,130' } },
      {
        path: '/api/v1/products',
        query: { similar: '{product}', owned: 'no', bpm_match: 'related' },
      },
    ],
    ['GET /api/v1/artists/:slug', { path: '/api/v1/artists/okto' }],
    ['GET /api/v1/suggestions', { path: '/api/v1/suggestions', query: { query: 'kick a' } }],
    ['GET /api/v1/sitemap', { path: '/api/v1/sitemap' }],
    ['GET /api/v1/sitemap/:part', { path: '/api/v1/sitemap/1' }],
    ['GET /api/v1/products/:id', { path: '/api/v1/products/{pack}' }],
    [
      'GET /api/v1/products/owned',
      {
        path: '/api/v1/products/owned',
        query: { product_ids: '{product}', count: 'unowned' },
      },
    ],
    ['GET /api/v1/products/:id/analysis', { path: '/api/v1/products/{product}/analysis' }],
    [
      'GET /api/v1/products/:id/additional-information',
      { path: '/api/v1/products/{product}/additional-information' },
    ],
    [
      'GET /api/products/:id/related',
      { path: '/api/products/{product}/related' },
      { path: '/api/products/{pack}/related' },
    ],
    [
      'GET /files/:name',
      { path: '/files/{preview}.mp3', headers: { range: 'bytes=0-9' } },
      { path: '/files/{cover}.svg' },
    ],
    ['POST /api/contact/send', json('/api/contact/send', message)],
    ['GET /outbox', { path: '/outbox' }],
    ['GET /api/v1/customer/cart', { path: '/api/v1/customer/cart' }],
    ['POST /api/v1/customer/cart/add', json(`${cart}/add`, { product_ids: ['{#pack}'] })],
    [
      'POST /api/v1/customer/cart/add',
      json('/api/v1/customer/cart/add', { product_ids: ['{#pack}', '{#product}'] }),
    ],
    [
      'POST /api/v1/customer/cart/add/:productId',
      json('/api/v1/customer/cart/add/{pack}', {
        product_id: '{#pack}',
        quantity: 1,
        is_buy_now: 0,
        links: ['{#packLink}'],
      }),
    ],
    ['PUT /api/v1/customer/cart/update', json(`${cart}/update`, { qty: { '{line}': 1 } })],
    ['DELETE /api/v1/customer/cart/remove/:itemId', { path: `${cart}/remove/{line}` }],
    ['DELETE /api/v1/customer/cart/remove', { path: `${cart}/remove` }],
    ['POST /api/v1/customer/cart/coupon', json(`${cart}/coupon`, { code: 'GIFT-TUNE-2500' })],
    ['DELETE /api/v1/customer/cart/coupon', json(`${cart}/coupon`, { code: 'FIRSTLISTEN' })],
    [
      'POST /api/v1/customer/checkout/save-address',
      json(`${checkout}/save-address`, { billing: address, shipping: address }),
    ],
    [
      'POST /api/v1/customer/checkout/save-payment',
      json(`${checkout}/save-payment`, { payment: { method: 'moneytransfer' } }),
    ],
    [
      'POST /api/v1/customer/checkout/save-order',
      json(`${checkout}/save-order`, { cart_id: '{#cart}', consent: true, expected_due: 1.5 }),
      json(`${checkout}/save-order`, {}),
    ],
    [
      'POST /api/v1/customer/checkout/pay-order',
      json(`${checkout}/pay-order`, {
        cart_id: '{#cart}',
        consent: true,
        consent_text: 'I agree.',
        expected_total: 1.5,
        expected_due: '1.50',
        expected_card: 1.5,
        use_balance: true,
      }),
    ],
    [
      'GET /api/v1/customer/orders',
      { path: '/api/v1/customer/orders', query: { page: '1', limit: '5', sort: 'id' } },
      { path: '/api/v1/customer/orders', query: { pagination: '0', cart_id: '{orderedCart}' } },
    ],
    ['GET /api/v1/customer/orders/:id', { path: '/api/v1/customer/orders/{order}' }],
    ['GET /api/v1/customer/orders/:id/zip', { path: '/api/v1/customer/orders/{order}/zip' }],
    ['GET /api/v1/customer/library', { path: '/api/v1/customer/library' }],
    [
      'GET /api/v1/customer/library/zip',
      {
        path: '/api/v1/customer/library/zip',
        query: { product_ids: '{ownedProduct}' },
        headers: { range: 'bytes=5-' },
      },
    ],
    [
      'GET /api/v1/customer/downloads/:linkId',
      { path: '/api/v1/customer/downloads/{ownedLink}', headers: { range: 'bytes=5-' } },
    ],
    [
      'POST /api/v1/payment/create-payment-session',
      json('/api/v1/payment/create-payment-session', topUp),
    ],
    ['GET /api/v1/payment/sessions/:id', { path: '/api/v1/payment/sessions/{session}' }],
    [
      'POST /api/v1/payment/notice',
      {
        ...json('/api/v1/payment/notice', notice),
        headers: { 'overtone-signature': '{signature}' },
      },
    ],
    [
      'POST /payment/webhook/stripe',
      {
        ...json('/payment/webhook/stripe', { id: 'evt_1', type: 'refund.created' }),
        headers: { 'stripe-signature': 't=1,v1=00' },
      },
    ],
    ['GET /api/v1/customer/withdrawals', { path: '/api/v1/customer/withdrawals' }],
    [
      'POST /api/v1/withdrawals',
      json('/api/v1/withdrawals', contract),
      json('/api/v1/withdrawals', { ...contract, top_up_id: '{topUp}', expected_amount: 100 }),
    ],
  ]
  return Object.fromEntries(
    requests.map(([endpoint, ...examples]) => [
      `endpoint ${endpoint}`,
      examples.map((example) => ({ method: endpoint.split(' ')[0] ?? '', ...example })),
    ]),
  )
}

const cart = '/api/v1/customer/cart'
const checkout = '/api/v1/customer/checkout'

const newAccount = {
  first_name: 'Ann',
  last_name: 'Bee',
  email: 'new{count}@example.com',
  username: 'ann',
  password,
  password_confirmation: password,
}

const login = {
  email,
  password,
  device_name: 'a fuzz test',
  remember: true,
  previous_token: '{token}',
}

const reset = { token: '{resetToken}', email, password, password_confirmation: password }

const listQuery = { limit: '24', page: '1', sort: 'price-asc', category_id: '3', price: '0,20' }

const topUp = { amount: 20, email, currency: 'EUR', return_to: 'profile' }

const notice = {
  id: 'evt_{session}_paid',
  type: 'payment.paid',
  session: '{session}',
  amount: '20.0000',
  currency: 'EUR',
}

function json(path: string, value: object): Omit<Example, 'method'> {
  return { path, body: { type: 'json', value } }
}
