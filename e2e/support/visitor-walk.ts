import { expect } from './test.ts'
import { fillLogin, hydrated, stranger } from './steps.ts'
import { text, textPattern } from './texts.ts'
import type { Walker } from './walk.ts'

/** What somebody types who has no account; shown again by some pages. */
export const typed = {
  words: 'zzzz',
  name: 'Nemo Nobody',
  email: 'nobody@example.com',
  contract: 'No. 1',
} as const

const still = [
  '/catalog',
  '/catalog?search=kick&sort=price-asc',
  '/catalog?genre=lo-fi&key=f-minor&instrument=kick&bpm=60,180&length=0,9&price=1,40',
  '/catalog?type=one-shots&bpm=60,&length=,5&price=,40',
  `/catalog?search=${typed.words}`,
  `/catalog?search=${typed.words}&genre=lo-fi&price=500,`,
  '/info',
  '/info?tab=faq',
  '/info?tab=licence',
  '/info?tab=user',
  '/privacy',
  '/terms',
  '/auth/login?expired=1&backUrl=%2Fen%2Fcatalog',
  '/auth/reset',
  '/error',
  '/forbidden',
  '/nowhere',
  '/catalog/99999999',
  '/payment/close?reason=declined',
  '/payment/close?reason=closed&to=checkout',
]

/** Every screen and state that needs no account. */
export async function walkAsVisitor(walker: Walker): Promise<void> {
  await walker.readAll(still)
  await listen(walker)
  await openProducts(walker)
  await openPanels(walker)
  await sendWrongForms(walker)
  await askForLink(walker)
  await withdraw(walker)
}

/** Home with the player over it. */
async function listen({ page, open, read }: Walker): Promise<void> {
  await open('/')
  await read('/')
  await page.locator('[data-play]').first().click()
  await page.locator('[data-player]').waitFor()
  await read('/ while a sound plays')
}

/** A pack and a one-shot, and what a visitor is told who wants to buy. */
async function openProducts({ page, locale, open, read }: Walker): Promise<void> {
  for (const type of ['sample-packs', 'one-shots']) {
    await open(`/catalog?type=${type}`)
    await read(`/catalog?type=${type}`)
    const path = await page.locator('main a[href*="/catalog/"]').first().getAttribute('href')
    await open(path?.replace(`/${locale}`, '') ?? '')
    await read(`a product of ${type}`)
  }
  const add = textPattern('cart_add_label', locale)
  await page.getByRole('button', { name: add }).first().click()
  await page.locator('[data-toast]').first().waitFor()
  await page.waitForURL(/\/auth\/login/)
  await read('/auth/login after an attempt to buy')
}

/** The panels of a small screen: the side menu and the filters. */
async function openPanels({ page, open, read }: Walker): Promise<void> {
  await page.setViewportSize({ width: 400, height: 800 })
  await open('/info')
  await page.locator('button[aria-haspopup=dialog]').click()
  await page.getByRole('dialog').waitFor()
  await read('/info with its menu open')
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** The forms sent empty, then with what they refuse. */
async function sendWrongForms(walker: Walker): Promise<void> {
  const { page, locale, open, read } = walker
  const reset = `/auth/reset?token=none&email=${typed.email}`
  for (const path of [
    '/contacts',
    '/withdrawal',
    '/auth/login',
    '/auth/sign-up',
    '/auth/forgot',
    reset,
  ]) {
    await open(path)
    await page.locator('main form button[type=submit]').first().click()
    await page.locator('[aria-invalid]').first().waitFor()
    await read(`${path} sent empty`)
  }
  await open('/auth/sign-up')
  await page.locator('[name=email]').fill('no address')
  await page.locator('[name=password]').fill('short')
  await page.locator('[name=username]').fill('§')
  await page.locator('main form button[type=submit]').click()
  await page.locator('[aria-invalid]').first().waitFor()
  await read('/auth/sign-up with wrong values')
  await open('/auth/login')
  await fillLogin(page, stranger(), locale)
  await expect(
    page.getByText(text('errors_reason_credentials_invalid', locale)).first(),
  ).toBeVisible()
  await read('/auth/login refused')
}

async function askForLink({ page, open, read }: Walker): Promise<void> {
  await open('/auth/forgot')
  await page.locator('[name=email]').fill(typed.email)
  await page.locator('main form button[type=submit]').click()
  await page.locator('[data-toast]').waitFor()
  await hydrated(page)
  await read('/auth/forgot answered')
}

/** Both steps of a withdrawal from a contract that is named in words, and its receipt. */
async function withdraw({ page, open, read }: Walker): Promise<void> {
  await open('/withdrawal')
  await read('/withdrawal')
  for (const name of ['name', 'email', 'contract'] as const) {
    await page.locator(`[name=${name}]`).fill(typed[name])
  }
  await page.locator('main form button[type=submit]').click()
  await page.locator('[data-step=check]').waitFor()
  await read('/withdrawal to be confirmed')
  await page.locator('button[value=confirm]').click()
  await page.locator('[data-step=received]').waitFor()
  await read('/withdrawal received')
}
