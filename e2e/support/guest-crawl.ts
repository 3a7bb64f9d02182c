import type { Crawler } from './crawler.ts'
import { createCredentials, submitLogin } from './customer.ts'
import { waitForHydration } from './navigation.ts'
import { expect } from './test.ts'
import { getMessage, createMessagePattern } from './texts.ts'

/** Values that the guest enters into forms and the search field; some pages display them. */
export const guestInput = {
  search: 'zzzz',
  foundSearch: 'kick',
  name: 'Nemo Noone',
  email: 'nemo@example.com',
  contract: 'No. 1',
} as const

const serverRenderedPaths = [
  '/',
  '/catalog',
  '/catalog?type=sample-packs',
  '/catalog?type=one-shots',
  `/catalog?search=${guestInput.foundSearch}&sort=price-asc`,
  '/catalog?genre=lo-fi&key=f-minor&instrument=kick&bpm=60,180&length=0,9&price=1,40',
  '/catalog?type=one-shots&bpm=60,&length=,5&price=,40',
  `/catalog?search=${guestInput.search}`,
  `/catalog?search=${guestInput.search}&genre=lo-fi&price=500,`,
  '/info',
  '/info?tab=faq',
  '/info?tab=licence',
  '/info?tab=user',
  '/privacy',
  '/terms',
  '/right-of-withdrawal',
  '/imprint',
  '/accessibility',
  '/certificates',
  '/certificates/7K3F9-7K3F9-7K3F9-7K3F9',
  '/auth/login?expired=1&backUrl=%2Fen%2Fcatalog',
  '/auth/reset',
  '/auth/verify',
  '/auth/verify?token=none',
  '/error',
  '/forbidden',
  '/nowhere',
  '/catalog/99999999',
  '/payment/close?reason=declined',
  '/payment/close?reason=closed&to=checkout',
]

/** Reads the server-rendered pages that do not require an account. */
export async function readGuestPages(crawler: Crawler): Promise<void> {
  await crawler.readAll(serverRenderedPaths)
  for (const list of ['/catalog?type=one-shots', '/catalog?type=sample-packs']) {
    await crawler.readAll(await findLinks(crawler, list))
  }
}

/** Returns the paths of a product and an artist that a page links to. */
async function findLinks({ page, locale }: Crawler, path: string): Promise<string[]> {
  const html = await (await page.request.get(`/${locale}${path}`)).text()
  return ['catalog', 'artists'].flatMap((folder) => {
    const link = new RegExp(`href="/${locale}(/${folder}/[^"?]+)"`).exec(html)?.[1]
    return link ? [link] : []
  })
}

/** Reads every screen and state that does not require an account. */
export async function crawlAsGuest(crawler: Crawler): Promise<void> {
  await readGuestPages(crawler)
  await openProducts(crawler)
  await openFavorites(crawler)
  await openSideMenu(crawler)
  await submitInvalidForms(crawler)
  await requestResetLink(crawler)
  await withdraw(crawler)
  await playSound(crawler)
}

/** Reads the home page with the player open. */
async function playSound({ page, open, read }: Crawler): Promise<void> {
  await open('/')
  await page.locator('[data-play]').first().click()
  await page.locator('[data-player]').waitFor()
  await read('/ while a sound plays')
}

/** Reads the favorites page of a guest without favorites. */
async function openFavorites({ page, open, read }: Crawler): Promise<void> {
  await open('/favorites')
  await page.locator('main h2').waitFor()
  await read('/favorites of a guest')
}

/**
 * Reads a one-shot page, a pack page, an artist's page and the login page that adding to the cart
 * opens.
 */
async function openProducts({ page, locale, open, read }: Crawler): Promise<void> {
  for (const type of ['one-shots', 'sample-packs']) {
    await open(`/catalog?type=${type}`)
    await read(`/catalog?type=${type}`)
    const path = await page.locator('main a[href*="/catalog/"]').first().getAttribute('href')
    await open(path?.replace(`/${locale}`, '') ?? '')
    await read(`a product of ${type}`)
  }
  const artist = await page.locator('main a[href*="/artists/"]').first().getAttribute('href')
  await open(artist?.replace(`/${locale}`, '') ?? '')
  await read('an artist')
  const add = createMessagePattern('cart_add_label', locale)
  await page.getByRole('button', { name: add }).first().click()
  await page.locator('[data-toast]').first().waitFor()
  await page.waitForURL(/\/auth\/login/)
  await read('/auth/login after adding to the cart')
}

/** Reads the side menu on a small screen. */
async function openSideMenu({ page, open, read }: Crawler): Promise<void> {
  await page.setViewportSize({ width: 400, height: 800 })
  await open('/info')
  await page.locator('button[aria-haspopup=dialog]').click()
  await page.getByRole('dialog').waitFor()
  await read('/info with its menu open')
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** Reads the forms after submitting them empty, then with invalid values. */
async function submitInvalidForms({ page, locale, open, read }: Crawler): Promise<void> {
  const reset = `/auth/reset?token=none&email=${guestInput.email}`
  for (const path of [
    '/contacts',
    '/withdrawal',
    '/auth/login',
    '/auth/forgot',
    reset,
    '/auth/sign-up',
  ]) {
    await open(path)
    await page.locator('main form button[type=submit]').first().click()
    await page.locator('[aria-invalid]').first().waitFor()
    await read(`${path} submitted empty`)
  }
  await page.locator('[name=email]').fill('no address')
  await page.locator('[name=password]').fill('short')
  await page.locator('[name=username]').fill('§')
  await page.locator('main form button[type=submit]').click()
  const invalidEmail = page.getByText(getMessage('errors_field_email', locale))
  await invalidEmail.first().waitFor()
  await read('/auth/sign-up with invalid values')
  await open('/auth/login')
  await submitLogin(page, createCredentials(), locale)
  await expect(
    page.getByText(getMessage('errors_reason_credentials_invalid', locale)).first(),
  ).toBeVisible()
  await read('/auth/login refused')
}

async function requestResetLink({ page, load, read }: Crawler): Promise<void> {
  // A new document has no earlier toast.
  await load('/auth/forgot')
  await page.locator('[name=email]').fill(guestInput.email)
  await page.locator('main form button[type=submit]').click()
  await page.locator('[data-toast]').waitFor()
  await waitForHydration(page)
  await read('/auth/forgot sent')
}

/** Withdraws from a contract entered as free text and reads both steps and the receipt. */
async function withdraw({ page, open, read }: Crawler): Promise<void> {
  await open('/withdrawal')
  await read('/withdrawal')
  for (const name of ['name', 'email', 'contract'] as const) {
    await page.locator(`[name=${name}]`).fill(guestInput[name])
  }
  await page.locator('main form button[type=submit]').click()
  await page.locator('[data-step=check]').waitFor()
  await read('/withdrawal to confirm')
  await page.locator('button[value=confirm]').click()
  await page.locator('[data-step=received]').waitFor()
  await read('/withdrawal received')
}
