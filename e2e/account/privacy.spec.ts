import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { createCustomer, logIn, logOut, submitLogin } from '../support/customer.ts'
import type { Credentials } from '../support/customer.ts'
import { clickHeaderLink, flushRequests, waitForHydration, visit } from '../support/navigation.ts'
import { addSoundToCart, buySound, topUp } from '../support/server-calls.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

interface CustomerSession extends Credentials {
  readonly request: APIRequestContext
  /** Strings that may only appear on this customer's pages. */
  readonly secrets: readonly string[]
  readonly order: string
  /** The name of the product in the cart. */
  readonly cartItem: string
}

/** Opens a session for a new customer with a paid order and another product in the cart. */
async function openCustomerSession(
  request: APIRequestContext,
  name: string,
  row: number,
): Promise<CustomerSession> {
  const names = { first_name: name, last_name: `${name}sson` }
  const credentials = await createCustomer(request, names)
  await topUp(request, 10)
  const order = (await buySound(request)).number
  const { name: cartItem } = await addSoundToCart(request, row)
  const secrets = [name, names.last_name, credentials.email, `data-order="${order}"`]
  return { ...credentials, request, secrets, order, cartItem }
}

test('concurrent requests from two customers and a guest never return another visitor’s data', async ({
  playwright,
  baseURL,
  request,
}) => {
  test.slow()
  const openRequests = () => playwright.request.newContext(baseURL ? { baseURL } : {})
  const [ann, bob] = [
    await openCustomerSession(await openRequests(), 'Quillonia', 0),
    await openCustomerSession(await openRequests(), 'Zebedeus', 1),
  ]
  expect(ann.order).not.toBe(bob.order)
  expect(ann.cartItem).not.toBe(bob.cartItem)

  /** Requests a page as a customer and expects only that customer's data on it. */
  async function expectOwnPage(
    path: string,
    own: CustomerSession,
    other: CustomerSession,
  ): Promise<void> {
    const html = await (await own.request.get(path)).text()
    const foreign = path === '/en/catalog' ? other.secrets : [...other.secrets, other.cartItem]
    expect(foreign.filter((secret) => html.includes(secret))).toEqual([])
    if (path === '/en/cart') expect(html).toContain(own.cartItem)
    if (path === '/en/profile') expect(html).toContain(own.email)
    if (path === '/en/profile?tab=balance') expect(html).toContain(`data-order="${own.order}"`)
  }

  async function expectGuestPage(): Promise<void> {
    const html = await (await request.get('/en/catalog')).text()
    const secrets = [...ann.secrets, ...bob.secrets]
    expect(secrets.filter((secret) => html.includes(secret))).toEqual([])
  }

  // 72 concurrent requests keep the server busy with interleaved pages for seconds.
  const rounds = Array.from({ length: 8 }, () => [
    ...['/en/cart', '/en/profile', '/en/profile?tab=balance', '/en/catalog'].flatMap((path) => [
      expectOwnPage(path, ann, bob),
      expectOwnPage(path, bob, ann),
    ]),
    expectGuestPage(),
  ])
  await Promise.all(rounds.flat())
  await ann.request.dispose()
  await bob.request.dispose()
})

/** Returns the secrets found in the page's JavaScript heap. */
async function findSecretsInHeap(page: Page, secrets: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  const { strings }: { strings: string[] } = JSON.parse(chunks.join(''))
  return secrets.filter((secret) => strings.some((string) => string.includes(secret)))
}

/** Expects no secrets on the current page or on the previous three pages in the history. */
async function expectNoSecrets(page: Page, secrets: readonly string[]): Promise<void> {
  await expectHidden()
  for (let step = 0; step < 3; step += 1) {
    await page.goBack({ waitUntil: 'commit' })
    await waitForHydration(page)
    await flushRequests(page)
    await expectHidden()
  }

  async function expectHidden(): Promise<void> {
    const html = await page.content()
    expect(
      secrets.filter((secret) => html.includes(secret)),
      page.url(),
    ).toEqual([])
  }
}

/**
 * Opens a customer's private pages by client-side navigation, so that their data ends up in the
 * query cache.
 */
async function openPrivatePages(page: Page): Promise<void> {
  await visit(page, '/en/')
  await clickHeaderLink(page, 'shop_nav_profile')
  await expect(page.locator('[name=email]')).toBeVisible()
  await clickHeaderLink(page, 'shop_nav_cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getMessage('cart_title'))
  await clickHeaderLink(page, 'shop_nav_support')
  await page.waitForURL(/\/en\/contacts$/)
}

test('after logout, the page, its memory and the history contain none of the customer’s data', async ({
  page,
}) => {
  const names = { first_name: 'Quillonia', last_name: 'Quillson' }
  const { email } = await createCustomer(page.request, names)
  const secrets = [email, ...Object.values(names)]
  await openPrivatePages(page)
  expect(await findSecretsInHeap(page, secrets)).toEqual(secrets)
  await logOut(page)
  await waitForHydration(page)
  expect(await findSecretsInHeap(page, secrets)).toEqual([])
  await expectNoSecrets(page, secrets)
})

test('after logging in as another customer, no data of the previous customer is left', async ({
  page,
  request,
}) => {
  const other = await createCustomer(request)
  const names = { first_name: 'Quillonia', last_name: 'Quillson' }
  const { email } = await createCustomer(page.request, names)
  const secrets = [email, ...Object.values(names)]
  await openPrivatePages(page)
  await logOut(page)
  await clickHeaderLink(page, 'shop_nav_log_in')
  await submitLogin(page, other)
  await expect(page.getByRole('button', { name: getMessage('shop_nav_log_out') })).toBeVisible()
  await clickHeaderLink(page, 'shop_nav_profile')
  await expect(page.locator('main [name=email]')).toHaveValue(other.email)
  expect(await findSecretsInHeap(page, secrets)).toEqual([])
  await expectNoSecrets(page, secrets)
})

/**
 * Opens the private pages of a new customer in another browser, whose session a new password then ends;
 * returns its page and what it must not show any more.
 */
async function endSessionElsewhere(page: Page, browser: Browser) {
  const names = { first_name: 'Quillonia', last_name: 'Quillson' }
  const customer = await createCustomer(page.request, names)
  const secrets = [customer.email, ...Object.values(names)]
  const context = await browser.newContext()
  const other = await context.newPage()
  await logIn(other.request, customer)
  await openPrivatePages(other)

  await visit(page, '/en/profile')
  await page.locator('[name=current_password]').fill(customer.password)
  await page.locator('[name=new_password]').fill('quite another phrase')
  await page.getByRole('button', { name: getMessage('profile_save'), exact: true }).click()
  await expect(page.locator('[data-toast=success]')).toContainText(getMessage('profile_saved'))
  return { other, secrets }
}

test('changing the password in one browser logs out the other and clears its private pages', async ({
  page,
  browser,
}) => {
  test.slow()
  const { other, secrets } = await endSessionElsewhere(page, browser)
  await other.reload()
  await waitForHydration(other)
  await other.goto('/en/profile')
  await expect(other).toHaveURL(/\/en\/auth\/login\?backUrl=%2Fen%2Fprofile/)
  await waitForHydration(other)
  expect(await findSecretsInHeap(other, secrets)).toEqual([])
  await expectNoSecrets(other, secrets)
  await other.context().close()
})

test('a tab that regains focus after its session has ended shows the login page and no private data', async ({
  page,
  browser,
}) => {
  test.slow()
  const { other, secrets } = await endSessionElsewhere(page, browser)
  await other.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 120_000
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect(other).toHaveURL(/\/en\/auth\/login\?backUrl=%2Fen%2Fcontacts&expired=1/)
  // The page is unmounted only after the URL has changed, and a heap snapshot takes many seconds on
  // a busy machine.
  await expect.poll(() => findSecretsInHeap(other, secrets), { timeout: 45_000 }).toEqual([])

  await other.getByRole('main').getByRole('link', { name: 'Overtone' }).click()
  await expect(other).toHaveURL(/\/en\/$/)
  await expect(other.getByRole('link', { name: getMessage('shop_nav_log_in') })).toBeVisible()
  await expectNoSecrets(other, secrets)
  await other.context().close()
})
