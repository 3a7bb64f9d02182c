import { fillLogin, stranger } from '../support/steps.ts'
import { text } from '../support/texts.ts'
import type { ScreenName } from './screens.ts'
import { firstProduct, refused, send } from './stage.ts'
import type { Scene, Stage } from './stage.ts'

/** Screens that an address alone brings about. */
const pages: Partial<Record<ScreenName, string>> = {
  home: '/en/',
  catalogue: '/en/catalog',
  'catalogue-packs': '/en/catalog?type=sample-packs',
  'catalogue-one-shots': '/en/catalog?type=one-shots',
  'catalogue-filtered': '/en/catalog?instrument=kick&price=0,20&sort=price-asc',
  'catalogue-nothing': '/en/catalog?search=zzzz',
  login: '/en/auth/login',
  'sign-up': '/en/auth/sign-up',
  forgot: '/en/auth/forgot',
  reset: '/en/auth/reset?token=none&email=ann@example.com',
  'reset-without-link': '/en/auth/reset',
  contacts: '/en/contacts',
  info: '/en/info',
  'info-faq': '/en/info?tab=faq',
  'info-licence': '/en/info?tab=licence',
  'info-user': '/en/info?tab=user',
  privacy: '/en/privacy',
  terms: '/en/terms',
  'payment-declined': '/en/payment/close?reason=declined',
  'payment-closed': '/en/payment/close?reason=closed&to=checkout',
  'not-found': '/en/nowhere',
  forbidden: '/en/forbidden',
  error: '/en/error',
  'german-home': '/de/',
  'german-catalogue': '/de/catalog?type=one-shots',
  'german-sign-up': '/de/auth/sign-up',
  'narrow-home': '/en/',
  'narrow-catalogue': '/en/catalog',
  'narrow-sign-up': '/en/auth/sign-up',
  'zoomed-home': '/en/',
  'zoomed-catalogue': '/en/catalog?type=one-shots',
  'forced-home': '/en/',
  'forced-catalogue': '/en/catalog',
  'print-licence': '/en/info?tab=licence',
}

export const visitorScenes: readonly Scene[] = [
  ...Object.entries(pages).map(pageScene),
  {
    screens: ['pack', 'narrow-pack', 'zoomed-pack', 'forced-pack'],
    play: async (stage) => {
      await stage.open(await firstProduct(stage, 'sample-packs'))
      await stage.show('pack')
      await stage.show('narrow-pack')
      await stage.show('zoomed-pack')
      await stage.show('forced-pack')
    },
  },
  {
    screens: ['one-shot'],
    play: async (stage) => {
      await stage.open(await firstProduct(stage, 'one-shots'))
      await stage.show('one-shot')
    },
  },
  { screens: ['player'], play: listen },
  { screens: ['catalogue-loading'], play: waitForResults },
  { screens: ['catalogue-panel', 'side-menu'], play: openPanels },
  { screens: ['login-refused', 'sign-up-wrong', 'contacts-wrong'], play: sendWrongForms },
  { screens: ['forgot-sent', 'contacts-sent'], play: sendForms },
  { screens: ['withdrawal', 'withdrawal-check', 'withdrawal-received'], play: withdraw },
  { screens: ['toasts', 'modal', 'modal-panel', 'modal-side'], play: openKit },
]

function pageScene([name, path]: [string, string]): Scene {
  const screen = Object.keys(pages).find((known): known is ScreenName => known === name)
  if (!screen) throw new Error(`There is no screen ${name}.`)
  return {
    screens: [screen],
    play: async ({ open, show }) => {
      await open(path)
      await show(screen)
    },
  }
}

async function listen({ page, open, show }: Stage): Promise<void> {
  await open('/en/')
  await page.locator('[data-play]').first().click()
  await page.locator('[data-player]').waitFor()
  await show('player')
}

async function waitForResults({ page, open, show }: Stage): Promise<void> {
  await open('/en/catalog')
  await page.route('**/_serverFn/**', () => {})
  await page.locator('[name=search]').fill('kick')
  await page.getByRole('progressbar').waitFor({ state: 'attached' })
  await show('catalogue-loading')
}

async function openPanels({ page, open, show }: Stage): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 })
  await open('/en/catalog?type=one-shots')
  await page.getByRole('button', { name: text('catalog_filters') }).click()
  await page.getByRole('dialog').waitFor()
  await show('catalogue-panel')
  await open('/en/info')
  await page.locator('button[aria-haspopup=dialog]').click()
  await page.getByRole('dialog').waitFor()
  await show('side-menu')
}

async function sendWrongForms(stage: Stage): Promise<void> {
  const { page, open, show } = stage
  await open('/en/auth/login')
  await fillLogin(page, stranger())
  await page.getByText(text('errors_reason_credentials_invalid')).first().waitFor()
  await show('login-refused')
  for (const [path, name] of [
    ['/en/auth/sign-up', 'sign-up-wrong'],
    ['/en/contacts', 'contacts-wrong'],
  ] as const) {
    await open(path)
    await send(stage)
    await refused(stage)
    await show(name)
  }
}

async function sendForms(stage: Stage): Promise<void> {
  const { page, open, show } = stage
  await open('/en/auth/forgot')
  await page.locator('[name=email]').fill('nobody@example.com')
  await send(stage)
  await page.locator('[data-toast]').first().waitFor()
  await show('forgot-sent')
  await open('/en/contacts')
  for (const field of await page.locator('main form :is(input, textarea):visible').all()) {
    const name = await field.getAttribute('name')
    await field.fill(name === 'email' ? 'ann@example.com' : 'A word about sounds, and then some.')
  }
  await send(stage)
  await page.locator('[data-toast]').first().waitFor()
  await show('contacts-sent')
}

async function withdraw(stage: Stage): Promise<void> {
  const { page, open, show } = stage
  await open('/en/withdrawal')
  await show('withdrawal')
  for (const [name, value] of Object.entries({
    name: 'Nemo Nobody',
    email: 'nobody@example.com',
    contract: 'No. 1',
  })) {
    await page.locator(`[name=${name}]`).fill(value)
  }
  await send(stage)
  await page.locator('[data-step=check]').waitFor()
  await show('withdrawal-check')
  await page.locator('button[value=confirm]').click()
  await page.locator('[data-step=received]').waitFor()
  await show('withdrawal-received')
}

async function openKit({ page, open, show }: Stage): Promise<void> {
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
