import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { customerTables } from '#provider/accounts/customer-data.store.ts'
import { getEngine } from '#provider/platform/database/get-engine.ts'
import type { LogEntry } from '#provider/platform/log-entry.ts'
import { createOwnerActionLog } from '#provider/owner/log-owner-actions.ts'
import { findLedgerViolations } from '../../support/database/ledger-invariants.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'
import { runShopCommand as run } from '../../support/programs/shop-command.ts'
import { openTestDatabase, prepareDatabase } from '../../support/database/test-database.ts'

/** Opens a shop with a customer who has spent the balance on an order. */
async function openShopWithCustomer() {
  const shop = await openShop()
  const [product, other] = shop.products.oneShots
  const customer = await shop.signUp(product.price)
  await customer.buy(product)
  return { shop, folder: shop.folder, customer, id: customer.id, product, other }
}

test('the owner finds customers by name or address, and views one with balance and orders [P6.09]', async () => {
  const { shop, folder, customer, id } = await openShopWithCustomer()
  const other = await shop.signUp()
  const found = await run(folder, `customers find ${customer.email.slice(0, 8).toUpperCase()}`)
  expect(found.stdout).toContain(customer.email)
  expect((await run(folder, 'customers find 100%')).stdout).toBe('There are no such customers.\n')
  expect((await run(folder, 'customers --limit 1')).stdout).toContain(other.email)
  const one = await run(folder, `customers ${id}`)
  expect(one.stdout).toMatch(/^state +active$/m)
  expect(one.stdout).toMatch(/^balance +€0\.00$/m)
  expect(one.stdout).toMatch(/^orders +1$/m)
  expect(await run(folder, 'customers 4711')).toMatchObject({
    status: 2,
    stderr: 'There is no customer 4711; “customers find TEXT” finds them.\n',
  })
  expect((await run(folder, 'customers blok 1')).stderr).toContain('did you mean block?')
})

test("a blocked customer's sessions end at once, and unblocking allows logins again [P6.09]", async () => {
  const { shop, folder, customer, id } = await openShopWithCustomer()
  const read = async () => (await customer.get('/api/v1/customer/get')).status
  expect(await read()).toBe(200)
  expect((await run(folder, `customers block ${id} --reason chargebacks`)).stdout).toBe(
    `The customer ${id} is blocked; all sessions have ended.\n`,
  )
  expect(await read()).toBe(401)
  const logIn = async () =>
    await shop.post('/api/v1/customer/login', {
      email: customer.email,
      password: customer.password,
      device_name: 'a test',
    })
  expect((await logIn()).status).toBe(422)
  expect((await run(folder, `customers ${id}`)).stdout).toMatch(/^blocked +.*: chargebacks$/m)
  await run(folder, `customers unblock ${id} --reason settled`)
  expect((await logIn()).status).toBe(200)
  expect(await read()).toBe(401)
})

test('an export contains all data about a customer but no secrets, in a file only its owner can read [P6.09]', async () => {
  const { shop, folder, customer, id, product } = await openShopWithCustomer()
  const file = join(await createTemporaryFolder(), 'ann.json')
  const { status, stdout } = await run(folder, `customers export ${id} ${file}`)
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: `The customer ${id} is exported to ${file}.\n`,
  })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const text = await readFile(file, 'utf8')
  const data = JSON.parse(text) as Record<string, unknown>
  expect(data['customer']).toMatchObject({ email: customer.email })
  expect(data['tables']).toMatchObject({
    orders: [{ customer_email: customer.email }],
    order_items: [{ name: product.name }],
    invoices: [{ kind: 'invoice' }],
    payment_sessions: [{ email: customer.email }],
  })
  expect(data['ledger']).toHaveLength(2)
  expect(data['emails']).toMatchObject([{ kind: 'order-receipt' }])
  expect(text).not.toMatch(/"(password_)?hash"/)
  expect((await run(folder, `customers export ${id} ${file}`)).stderr).toContain('already exists')
  const tables = await getEngine(shop.db).listTables(shop.db)
  const owned = tables.filter(
    ({ name, isView, columns }) =>
      !isView && columns.some((column) => column.name === 'customer_id') && !isLeftOut.has(name),
  )
  expect(owned.map(({ name }) => name).toSorted()).toEqual([...customerTables].toSorted())
})

/** Challenges and tokens that are valid for minutes. */
const isLeftOut = new Set(['passkey_challenges', 'reset_tokens', 'email_verifications'])

test('a deletion removes personal data and keeps what the law requires [P6.09]', async () => {
  const { shop, folder, customer, id, other } = await openShopWithCustomer()
  await customer.addToCart(other)
  await shop.post('/api/v1/customer/forgot-password', { email: customer.email })
  const orders = await shop.db.selectFrom('orders').selectAll().execute()
  const invoices = await shop.db.selectFrom('invoices').selectAll().execute()
  expect((await run(folder, `customers delete ${id}`)).stdout).toContain('is deleted; orders')
  const row = await shop.db.selectFrom('customers').selectAll().where('id', '=', id).execute()
  expect(row).toMatchObject([
    {
      email: `deleted-${id}@shop.invalid`,
      first_name: '',
      last_name: '',
      password_hash: '',
      country: null,
      status: 0,
    },
  ])
  for (const table of [
    'tokens',
    'reset_tokens',
    'email_verifications',
    'favorites',
    'crates',
  ] as const) {
    const left = await shop.db
      .selectFrom(table)
      .select('id')
      .where('customer_id', '=', id)
      .execute()
    expect([table, left]).toEqual([table, []])
  }
  expect(
    await shop.db
      .selectFrom('cart_items')
      .select('id')
      .where('product_id', '=', Number(other.id))
      .execute(),
  ).toEqual([])
  const mails = await shop.db
    .selectFrom('outbox')
    .select('kind')
    .where('to', '=', customer.email)
    .execute()
  expect(new Set(mails.map(({ kind }) => kind))).not.toContain('reset')
  expect(await shop.db.selectFrom('orders').selectAll().execute()).toEqual(orders)
  expect(await shop.db.selectFrom('invoices').selectAll().execute()).toEqual(invoices)
  expect(await findLedgerViolations(shop.db)).toEqual([])
  expect((await customer.get('/api/v1/customer/get')).status).toBe(401)
  expect((await run(folder, `customers delete ${id}`)).stderr).toContain('is deleted.')
  expect((await run(folder, `orders 1`)).status).toBe(0)
})

test('an account with a balance or pending business is not deleted, and the command lists what to settle [P6.09]', async () => {
  const shop = await openShop()
  const { email } = await shop.signUp(5000)
  const before = await shop.db
    .selectFrom('customers')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const refused = await run(shop.folder, `customers delete ${before.id}`)
  expect(refused).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('Settle first: a balance of €50.00.'),
  })
  expect(
    await shop.db
      .selectFrom('customers')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow(),
  ).toEqual(before)
})

test('restoring a backup repeats the deletions made before a later backup [P6.09]', async () => {
  const { folder, customer, id } = await openShopWithCustomer()
  const backups = await createTemporaryFolder()
  await run(folder, `backup ${join(backups, 'monday')}`)
  await run(folder, `customers delete ${id}`)
  await run(folder, `backup ${join(backups, 'tuesday')}`)
  const restored = await createTemporaryFolder()
  await prepareDatabase(restored)
  const { status, stdout, stderr } = await run(restored, `restore ${join(backups, 'monday')}`)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain('1 account was deleted again')
  const db = await openTestDatabase(restored)
  onTestFinished(() => db.destroy())
  expect(
    await db.selectFrom('customers').select('id').where('email', '=', customer.email).execute(),
  ).toEqual([])
})

test("the owner's actions on accounts are in the security log of the running shop [P8.07]", async () => {
  const { shop, folder, id } = await openShopWithCustomer()
  await run(folder, `customers block ${id} --reason fraud`)
  const entries: LogEntry[] = []
  const log = (entry: LogEntry) => void entries.push(entry)
  const task = createOwnerActionLog({ db: shop.db, clock: () => shop.now, log })
  expect(await task.hasWork()).toBe(true)
  await task.run(new AbortController().signal)
  expect(await task.hasWork()).toBe(false)
  expect(entries).toEqual([
    { level: 'info', event: 'customer-blocked', customerId: id, doneAt: expect.any(String) },
  ])
})

test('a corrected address takes effect only by its emailed link, and the old address gets a notice [P6.09]', async () => {
  const { shop, folder, customer, id } = await openShopWithCustomer()
  const other = await shop.signUp()
  const correct = async (address: string) => await run(folder, `customers email ${id} ${address}`)
  expect((await correct('ann')).stderr).toContain('ADDRESS must be an email address')
  expect((await correct(other.email)).stderr).toContain('belongs to another customer')
  expect((await correct('New@Label.example')).stdout).toContain('the outbox has the link')
  const readEmail = async () => {
    const query = shop.db.selectFrom('customers').select('email').where('id', '=', id)
    return (await query.executeTakeFirstOrThrow()).email
  }
  expect(await readEmail()).toBe(customer.email)
  const emails = await shop.db.selectFrom('outbox').selectAll().orderBy('id').execute()
  const [link, notice] = emails.slice(-2)
  expect(link).toMatchObject({ kind: 'email-verification', to: 'new@label.example' })
  expect(notice).toMatchObject({ kind: 'account-notice', to: customer.email })
  const [address = ''] = /https:\/\/shop\.example\/\S+/.exec(link?.text ?? '') ?? []
  const body = Object.fromEntries(new URL(address).searchParams)
  const verified = await shop.post('/api/v1/customer/email/verify', body)
  expect(verified.status).toBe(200)
  expect(await readEmail()).toBe('new@label.example')
})

test('the owner can send a customer a password link that is valid for a day [P6.09]', async () => {
  const { shop, folder, customer, id } = await openShopWithCustomer()
  expect((await run(folder, `customers reset ${id}`)).stdout).toContain('the outbox has the link')
  const mail = await shop.db
    .selectFrom('outbox')
    .select(['to', 'text'])
    .where('kind', '=', 'reset')
    .executeTakeFirstOrThrow()
  expect(mail.to).toBe(customer.email)
  const [link = ''] = /https:\/\/shop\.example\/\S+/.exec(mail.text) ?? []
  const password = 'a new and longer password'
  const reset = await shop.post('/api/v1/customer/reset-password', {
    ...Object.fromEntries(new URL(link).searchParams),
    password,
    password_confirmation: password,
  })
  expect(reset.status).toBe(200)
  await run(folder, `customers block ${id} --reason fraud`)
  expect((await run(folder, `customers reset ${id}`)).stderr).toContain('is blocked')
})
