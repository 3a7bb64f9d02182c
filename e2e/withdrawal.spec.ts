import type { Locator, Page } from '@playwright/test'
import { openVanillaHost } from '../tests/support/vanilla-host.ts'
import type { VanillaHost } from '../tests/support/vanilla-host.ts'
import { send } from './support/plain-forms.ts'
import { originOf } from './support/ports.ts'
import type { Program } from './support/program.ts'
import { startShop } from './support/start-shop.ts'
import {
  arrivedAt,
  buy,
  checkOutSound,
  hydrated,
  signUp,
  stranger,
  topUp,
} from './support/steps.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'

const withdraw = text('withdrawal_withdraw')
const confirm = text('withdrawal_confirm')

/** The sheet of the page at hand, in one of its steps. */
function sheet(page: Page, step: 'form' | 'check' | 'received'): Locator {
  return page.locator(`[data-step=${step}]`)
}

/** The mails of one kind that name a mail address. */
async function mailsNaming(page: Page, kind: string, email: string): Promise<Locator> {
  await page.goto('/outbox')
  return page.locator(`article[data-kind=${kind}]`).filter({ hasText: email })
}

async function buySound(page: Page): Promise<void> {
  await checkOutSound(page)
  await buy(page)
}

test('the function stands at the foot of the pages, in the words of the law', async ({
  page,
  shopper,
}) => {
  const words = {
    en: 'Withdraw from contract here',
    de: 'Vertrag widerrufen',
    nl: 'Overeenkomst hier herroepen',
    it: 'Recedere dal contratto qui',
    fr: 'Renoncer au contrat ici',
    es: 'Desistir del contrato aquí',
  } as const
  for (const [locale, name] of Object.entries(words)) {
    await page.goto(`/${locale}/catalog`)
    const link = page.getByRole('contentinfo').getByRole('link', { name })
    await expect(link).toHaveAttribute('href', `/${locale}/withdrawal`)
  }
  await shopper.visit('/de/')
  await page.getByRole('contentinfo').getByRole('link', { name: words.de }).click()
  await expect(page).toHaveTitle('Vertrag widerrufen – Overtone')
  await expect(page.locator('[data-breadcrumbs]')).toContainText('Vertrag widerrufen')
  await expect(page.locator('link[hreflang=fr]')).toHaveAttribute('href', /\/fr\/withdrawal$/)
  const map = await page.request.get('/sitemap/de.xml')
  expect(await map.text()).toContain('/de/withdrawal<')
})

test('unspent Tunes are paid back in two steps, with a receipt and a line in the history', async ({
  page,
}) => {
  const { email } = await signUp(page)
  await topUp(page, 20)
  await topUp(page, 35)
  await buySound(page)
  await expect(page.locator('[data-balance]')).not.toHaveAttribute('data-balance', '5500')
  const before = Number(await page.locator('[data-balance]').getAttribute('data-balance'))
  await page.goto('/en/withdrawal')
  await hydrated(page)
  await expect(page.locator('[name=name]')).toHaveValue('Ann Bee')
  await expect(page.locator('[name=email]')).toHaveValue(email)
  const choices = page.getByRole('radio')
  await expect(choices).toHaveCount(3)
  await expect(page.getByRole('radio', { name: /Top-up of €35\.00/ })).toBeChecked()
  await expect(page.locator('[name=contract]')).toBeHidden()
  await page.getByRole('radio', { name: /Top-up of €20\.00/ }).check()
  await page.getByRole('button', { name: withdraw }).click()
  await expect(sheet(page, 'check').getByRole('heading')).toBeFocused()
  await expect(sheet(page, 'check')).toContainText('Top-up of €20.00')
  await expect(sheet(page, 'check')).toContainText(`€${((before - 3500) / 100).toFixed(2)} leaves`)
  await page.getByRole('button', { name: confirm }).click()
  const receipt = sheet(page, 'received')
  await expect(receipt.getByRole('heading')).toBeFocused()
  await expect(receipt).toContainText('Top-up of €20.00')
  await expect(receipt.locator('time')).toHaveText(/^\w+ \d+, \d{4} at \d+:\d\d:\d\d [AP]M GMT\+3$/)
  await receipt.getByRole('link', { name: text('withdrawal_to_balance') }).click()
  await expect(page.locator('[data-balance="3500"]')).toBeVisible()
  await expect(page.locator('[data-refund]')).toContainText(
    `-€${((before - 3500) / 100).toFixed(2)}`,
  )
  const receipts = await mailsNaming(page, 'withdrawal-receipt', email)
  await expect(receipts).toHaveCount(1)
  await expect(receipts).toContainText('Contract: Top-up of €20.00')
})

test('an order leads to its withdrawal, which reaches the owner with what was agreed to', async ({
  page,
}) => {
  const { email } = await signUp(page)
  await topUp(page, 20)
  await buySound(page)
  const order = page.locator('[data-order]').first()
  const number = await order.getAttribute('data-order')
  await order.getByRole('link', { name: `${withdraw} Order ${number}` }).click()
  await arrivedAt(page, /\/en\/withdrawal\?order=/, '[name=contract]')
  await expect(page.getByRole('radio', { name: text('withdrawal_other') })).toBeChecked()
  await expect(page.locator('[name=contract]')).toHaveValue(`Order ${number}`)
  await page.getByRole('button', { name: withdraw }).click()
  await page.getByRole('button', { name: text('withdrawal_change') }).click()
  await expect(page.locator('[name=contract]')).toHaveValue(`Order ${number}`)
  await page.locator('[name=name]').fill('Ann Other')
  await page.getByRole('button', { name: withdraw }).click()
  await page.getByRole('button', { name: confirm }).click()
  await expect(sheet(page, 'received')).toContainText('Ann Other')
  await expect(sheet(page, 'received')).toContainText(text('withdrawal_is_read'))
  const request = await mailsNaming(page, 'withdrawal-request', email)
  await expect(request).toHaveCount(1)
  await expect(request).toContainText(`Order ${number} of this customer`)
  await expect(request).toContainText('consent to immediate delivery on')
})

test('a sum that has changed meanwhile is not paid; the visitor is asked to look again', async ({
  page,
  context,
}) => {
  await signUp(page)
  await topUp(page, 20)
  await page.goto('/en/withdrawal')
  await hydrated(page)
  await page.getByRole('button', { name: withdraw }).click()
  await expect(sheet(page, 'check')).toBeVisible()
  const other = await context.newPage()
  await buySound(other)
  await page.getByRole('button', { name: confirm }).click()
  await expect(page.locator('[data-form-error]')).toHaveText(
    text('errors_reason_withdrawal_changed'),
  )
  await page.getByRole('button', { name: text('withdrawal_change') }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect(page.locator('label').filter({ hasText: 'Unspent' })).not.toContainText(
    'Unspent: €20.00',
  )
  await page.getByRole('button', { name: withdraw }).click()
  await page.getByRole('button', { name: confirm }).click()
  await expect(sheet(page, 'received')).toBeVisible()
  await page.goto('/en/profile?tab=balance')
  await expect(page.locator('[data-balance="0"]')).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor withdraws in two steps; the receipt loaded again counts once', async ({
    page,
  }) => {
    const { email } = stranger()
    const button = text('withdrawal_withdraw', 'de')
    await page.goto('/de/withdrawal?order=12')
    await expect(page.locator('[name=contract]')).toHaveValue('Bestellung 12')
    await page.locator('[name=name]').fill('Ann Bee')
    expect(await send(page, button)).toBe(422)
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('paragraph')).toHaveText(text('errors_check_fields', 'de'))
    await expect(alert.getByRole('link')).toHaveText([
      `${text('contact_email', 'de')} ${text('errors_field_required', 'de')}`,
    ])
    await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('[name=name]')).toHaveValue('Ann Bee')
    await page.locator('[name=email]').fill(email)
    expect(await send(page, button)).toBe(200)
    await expect(sheet(page, 'check')).toContainText('Bestellung 12')
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(page.url()).not.toContain(email)
    expect(await send(page, text('withdrawal_change', 'de'))).toBe(200)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.locator('[name=contract]').fill('Bestellung 13')
    await send(page, button)
    expect(await send(page, text('withdrawal_confirm', 'de'))).toBe(200)
    const received = await sheet(page, 'received').innerText()
    expect(received).toContain('Bestellung 13')
    expect(received).toMatch(/\d+\. \S+ \d{4} um \d\d:\d\d:\d\d GMT\+3/)
    await page.reload()
    expect(await sheet(page, 'received').innerText()).toBe(received)
    const receipts = await mailsNaming(page, 'withdrawal-receipt', email)
    await expect(receipts).toHaveCount(1)
    await expect(receipts).toContainText('dein Widerruf ist am')
  })
})

test.describe('where the provider knows no withdrawals', () => {
  let host: VanillaHost
  let shop: Program

  test.use({ baseURL: originOf('stock'), tolerated: /Failed to load resource/ })
  test.beforeAll(async () => {
    host = await openVanillaHost()
    host.respond('POST /api/contact/send', { body: { message: 'Sent' } })
    shop = await startShop('stock', { PROVIDER_URL: host.url })
  })
  test.afterAll(async () => {
    await shop?.stop()
    await host?.close()
  })

  test('a withdrawal reaches the owner as a message, and the page is its receipt', async ({
    page,
    shopper,
  }) => {
    await shopper.visit('/en/withdrawal')
    await page.locator('[name=name]').fill('Ann Bee')
    await page.locator('[name=email]').fill('ann@example.com')
    await page.locator('[name=contract]').fill('Order 12')
    await page.getByRole('button', { name: withdraw }).click()
    await page.getByRole('button', { name: confirm }).click()
    await expect(sheet(page, 'received')).toContainText(text('withdrawal_not_mailed'))
    await expect(sheet(page, 'received').locator('time')).toBeVisible()
    const message = host.requests.findLast(({ path }) => path === '/api/contact/send')
    expect(message?.json).toMatchObject({
      full_name: 'Ann Bee',
      email: 'ann@example.com',
      theme: 'Withdrawal from a contract',
      message: expect.stringContaining('Contract: Order 12'),
    })
  })
})
