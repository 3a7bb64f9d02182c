import { createCredentials, submitLogin } from '../support/customer.ts'
import { getOrigin } from '../support/ports.ts'
import { findProductPath } from '../support/product-path.ts'
import { startShop } from '../support/start-shop.ts'
import { getMessage } from '../support/texts.ts'
import type { ScreenName } from './screens.ts'
import { submitForm, waitForFieldError } from './fixture.ts'
import type { Scenario, Fixture } from './fixture.ts'

/** Screens that need only a path; those with the same path share one page load. */
const screensByPath: Readonly<Record<string, readonly ScreenName[]>> = {
  '/en/': ['home', 'narrow-home', 'zoomed-home', 'forced-home'],
  '/en/catalog': ['catalogue', 'narrow-catalogue', 'forced-catalogue'],
  '/en/catalog?type=sample-packs': ['catalogue-packs'],
  '/en/catalog?type=loops': ['catalogue-loops'],
  '/en/catalog?type=one-shots': ['catalogue-one-shots', 'zoomed-catalogue'],
  '/en/catalog?instrument=kick&price=0,20&sort=price-asc': ['catalogue-filtered'],
  '/en/catalog?search=zzzz': ['catalogue-nothing'],
  '/en/artists/odd-parcel': ['artist'],
  '/en/auth/login': ['login'],
  '/en/auth/sign-up': ['sign-up', 'narrow-sign-up'],
  '/en/auth/forgot': ['forgot'],
  '/en/auth/reset?token=none&email=ann@example.com': ['reset'],
  '/en/auth/reset': ['reset-without-link'],
  '/en/contacts': ['contacts'],
  '/en/info': ['info'],
  '/en/info?tab=faq': ['info-faq'],
  '/en/info?tab=licence': ['info-licence', 'print-licence'],
  '/en/info?tab=user': ['info-user'],
  '/en/privacy': ['privacy'],
  '/en/terms': ['terms'],
  '/en/payment/close?reason=declined': ['payment-declined'],
  '/en/payment/close?reason=closed&to=checkout': ['payment-closed'],
  '/en/nowhere': ['not-found'],
  '/en/forbidden': ['forbidden'],
  '/en/error': ['error'],
  '/de/': ['german-home'],
  '/de/catalog?type=one-shots': ['german-catalogue'],
  '/de/auth/sign-up': ['german-sign-up'],
}

export const guestScenarios: readonly Scenario[] = [
  ...Object.entries(screensByPath).map(([path, screens]) => ({
    screens,
    run: (fixture: Fixture) => showScreens(fixture, path, screens),
  })),
  {
    screens: ['pack', 'narrow-pack', 'zoomed-pack', 'forced-pack'],
    run: async (fixture) => {
      const path = await findProductPath(fixture.page.request, 'sample-packs')
      await showScreens(fixture, path, ['pack', 'narrow-pack', 'zoomed-pack', 'forced-pack'])
    },
  },
  {
    screens: ['one-shot'],
    run: async (fixture) => {
      await fixture.open(await findProductPath(fixture.page.request, 'one-shots'))
      await fixture.show('one-shot')
    },
  },
  {
    screens: ['loop'],
    run: async (fixture) => {
      await fixture.open(await findProductPath(fixture.page.request, 'loops'))
      await fixture.show('loop')
    },
  },
  { screens: ['player'], run: playSound },
  { screens: ['catalogue-loading'], run: showLoadingResults },
  { screens: ['catalogue-panel', 'side-menu'], run: openPanels },
  { screens: ['login-refused', 'sign-up-wrong', 'contacts-wrong'], run: submitInvalidForms },
  { screens: ['forgot-sent', 'contacts-sent'], run: submitForms },
  { screens: ['withdrawal', 'withdrawal-check', 'withdrawal-received'], run: withdraw },
  { screens: ['opening', 'opening-owner'], run: openEmptyShop },
  { screens: ['toasts', 'modal', 'modal-panel', 'modal-side'], run: openGallery },
]

/** Opens a path and shows its screens. */
async function showScreens(
  { open, show }: Fixture,
  path: string,
  screens: readonly ScreenName[],
): Promise<void> {
  await open(path)
  for (const screen of screens) await show(screen)
}

async function playSound({ page, open, show }: Fixture): Promise<void> {
  await open('/en/')
  await page.locator('[data-play]').first().click()
  await page.locator('[data-player]').waitFor()
  await show('player')
}

async function showLoadingResults({ page, open, show }: Fixture): Promise<void> {
  await open('/en/catalog')
  await page.route('**/_serverFn/**', () => {})
  await page.locator('[name=search]').fill('kick')
  await page.getByRole('progressbar').waitFor({ state: 'attached' })
  await show('catalogue-loading')
}

async function openPanels({ page, open, show }: Fixture): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 })
  await open('/en/catalog?type=one-shots')
  await page.getByRole('button', { name: getMessage('catalog_filters') }).click()
  await page.getByRole('dialog').waitFor()
  await show('catalogue-panel')
  await open('/en/info')
  await page.locator('button[aria-haspopup=dialog]').click()
  await page.getByRole('dialog').waitFor()
  await show('side-menu')
}

async function submitInvalidForms(fixture: Fixture): Promise<void> {
  const { page, open, show } = fixture
  await open('/en/auth/login')
  await submitLogin(page, createCredentials())
  await page.getByText(getMessage('errors_reason_credentials_invalid')).first().waitFor()
  await show('login-refused')
  for (const [path, name] of [
    ['/en/auth/sign-up', 'sign-up-wrong'],
    ['/en/contacts', 'contacts-wrong'],
  ] as const) {
    await open(path)
    await submitForm(fixture)
    await waitForFieldError(fixture)
    await show(name)
  }
}

async function submitForms(fixture: Fixture): Promise<void> {
  const { page, open, show } = fixture
  await open('/en/auth/forgot')
  await page.locator('[name=email]').fill('nemo@example.com')
  await submitForm(fixture)
  await page.locator('[data-toast]').first().waitFor()
  await show('forgot-sent')
  await open('/en/contacts')
  for (const field of await page.locator('main form :is(input, textarea):visible').all()) {
    const name = await field.getAttribute('name')
    await field.fill(name === 'email' ? 'ann@example.com' : 'A word about sounds, and then some.')
  }
  await submitForm(fixture)
  await page.locator('[data-toast]').first().waitFor()
  await show('contacts-sent')
}

async function withdraw(fixture: Fixture): Promise<void> {
  const { page, open, show } = fixture
  await open('/en/withdrawal')
  await show('withdrawal')
  for (const [name, value] of Object.entries({
    name: 'Nemo Noone',
    email: 'nemo@example.com',
    contract: 'No. 1',
  })) {
    await page.locator(`[name=${name}]`).fill(value)
  }
  await submitForm(fixture)
  await page.locator('[data-step=check]').waitFor()
  await show('withdrawal-check')
  await page.locator('button[value=confirm]').click()
  await page.locator('[data-step=received]').waitFor()
  await show('withdrawal-received')
}

/** Shows the pages of a shop without products, to visitors and to its owner. */
async function openEmptyShop({ page, open, show }: Fixture): Promise<void> {
  const shop = await startShop('empty-screens', { DEMO_CATALOGUE: 'none' })
  try {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '192.0.2.1' })
    await open(`${getOrigin('empty-screens')}/en/`)
    await show('opening')
    await page.setExtraHTTPHeaders({})
    await open(`${getOrigin('empty-screens')}/en/`)
    await show('opening-owner')
  } finally {
    await shop.stop()
  }
}

async function openGallery({ page, open, show }: Fixture): Promise<void> {
  await open('/en/gallery')
  for (const [name, screen] of [
    ['Modal', 'modal'],
    ['Panel', 'modal-panel'],
    ['Side', 'modal-side'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog').waitFor()
    await show(screen)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  for (const name of ['Success toast', 'Long toast', 'Toast with an action', 'Narrow slow toast']) {
    await page.getByRole('button', { name, exact: true }).click()
  }
  await page.locator('[data-toast]').last().hover()
  await show('toasts')
}
