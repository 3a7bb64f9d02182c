import { expect, test } from 'vitest'
import { deleteCustomer, findDeletionBlockers } from '#provider/accounts/delete-customer.ts'
import { transact } from '#provider/platform/database/transact.ts'
import { logIn } from '../../support/shops/customer.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import { openTestDatabase } from '../../support/database/test-database.ts'

const registration = {
  first_name: 'Ann',
  last_name: 'Bee',
  username: 'annie',
  email: ' Ann@Example.com ',
  password: 'eight888',
  password_confirmation: 'eight888',
}

test('register creates an account and returns no token [provider R7.04 R3.02]', async () => {
  const { call } = await openShop()
  const { status, body } = await call('/api/v1/customer/register/', { body: registration })
  expect(status).toBe(200)
  expect(body).toEqual({ message: 'Your Account has been created successfully.' })
  const login = await logIn(call, 'ann@example.com', 'eight888')
  expect(login.body.data).toMatchObject({
    first_name: 'Ann',
    last_name: 'Bee',
    email: 'ann@example.com',
    username: 'annie',
  })
})

test('an email address can have only one account, even with concurrent registrations [provider R7.04]', async () => {
  const { call } = await openShop()
  const register = () => call('/api/v1/customer/register', { body: registration })
  const responses = await Promise.all([register(), register(), register()])
  expect(responses.map((response) => response.status).sort()).toEqual([200, 422, 422])
  expect((await register()).body).toEqual({
    message: 'The email has already been taken.',
    reason: 'email_taken',
    errors: { email: ['The email has already been taken.'] },
  })
})

test.each([
  [{ password: 'seven77', password_confirmation: 'seven77' }, 'password', 'at least 8 characters'],
  [{ password_confirmation: 'other' }, 'password', 'confirmation does not match'],
  [{ password: 'x'.repeat(129), password_confirmation: 'x'.repeat(129) }, 'password', '128'],
  [{ email: 'ann' }, 'email', 'valid email address'],
  [{ email: `${'a'.repeat(179)}@example.com` }, 'email', '190'],
  [{ first_name: 'x'.repeat(81) }, 'first_name', '80'],
  [{ first_name: ' ' }, 'first_name', 'is required'],
  [{ last_name: undefined }, 'last_name', 'is required'],
])(
  'register refuses %o with an error for its field [provider R7.04]',
  async (change, field, words) => {
    const { call } = await openShop()
    const { status, body } = await call('/api/v1/customer/register', {
      body: { ...registration, ...change },
    })
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([field])
    expect(body.errors[field][0]).toContain(words)
  },
)

test('a contact message is stored; an invalid one is refused with field errors [provider R7.07 R3.09]', async () => {
  const { call, close, folder } = await openShop()
  const message = { full_name: 'Ann', email: 'ann@example.com', theme: 'Licence', message: 'Hi' }
  const { status, body } = await call('/api/contact/send/', { body: message })
  expect(status).toBe(200)
  expect(body).toEqual({ message: 'Your message has been sent' })
  const wrong = await call('/api/contact/send', { body: { email: 'x', theme: 7 } })
  expect(wrong.status).toBe(422)
  expect(Object.keys(wrong.body.errors).sort()).toEqual(['email', 'full_name', 'message', 'theme'])
  expect(wrong.body.message).toContain('(and 3 more errors)')
  await close()
  const db = await openTestDatabase(folder)
  const stored = await db.selectFrom('contact_messages').selectAll().execute()
  await db.destroy()
  expect(stored).toEqual([expect.objectContaining(message)])
})

test('the outbox page shows emails as plain text and exists only when enabled [provider R7.05]', async () => {
  const open = await openShop({ mayReadOutbox: () => true })
  await open.call('/api/v1/customer/register', {
    body: { ...registration, first_name: '<b>Ann</b>' },
  })
  await open.call('/api/v1/customer/forgot-password', { body: { email: 'ann@example.com' } })
  const page = await open.call('/outbox')
  expect(page.status).toBe(200)
  expect(page.body).toContain('&lt;b&gt;Ann')
  expect(page.body).not.toContain('<b>Ann')
  expect(page.body).toContain('/en/auth/reset?token=')
  const closed = await openShop()
  expect((await closed.call('/outbox')).status).toBe(404)
})

test.each([
  ['Ann\n\nPay at once', 'contains hidden characters'],
  ['Ann\u0000', 'is invalid'],
  ['Ann\u202e', 'contains hidden characters'],
  ['See https://elsewhere.example', 'is invalid'],
])(
  'a name that could forge part of an email is refused: %j %s [provider R7.04 R5.03]',
  async (name, problem) => {
    const { call } = await openShop()
    const { status, body } = await call('/api/v1/customer/register', {
      body: { ...registration, first_name: name, last_name: name },
    })
    expect(status).toBe(422)
    expect(body.errors).toEqual({
      first_name: [`The first name field ${problem}.`],
      last_name: [`The last name field ${problem}.`],
    })
  },
)

test.each(['opening', 'open', 'processing'] as const)(
  'an account with a payment in state %s cannot be deleted [P6.09]',
  async (status) => {
    const shop = await openShop()
    const ann = await shop.signUp()
    const id = await ann.openPaymentSession(2000)
    await shop.db.updateTable('payment_sessions').set({ status }).execute()
    expect(await findDeletionBlockers(shop.db, ann.id)).toEqual([
      `the payment ${id}, which is not decided`,
    ])
  },
)

test('the carts of a deleted account contain no address [P6.09]', async () => {
  const shop = await openShop()
  const ann = await shop.signUp(10_000)
  await ann.buy(...shop.products.oneShots.slice(0, 1))
  const readAddresses = () =>
    shop.db.selectFrom('carts').select(['billing_address', 'shipping_address']).execute()
  const address = expect.stringContaining('country')
  expect(await readAddresses()).toEqual([{ billing_address: address, shipping_address: address }])
  await transact(shop.db, (db) => deleteCustomer(db, ann.id, { now: shop.now }))
  expect(await readAddresses()).toEqual([{ billing_address: null, shipping_address: null }])
})
