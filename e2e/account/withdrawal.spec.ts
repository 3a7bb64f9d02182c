import type { Locator, Page } from '@playwright/test'
import { createCustomer, createCredentials } from '../support/customer.ts'
import { visit, waitForPage } from '../support/navigation.ts'
import { submitForm } from '../support/no-script-forms.ts'
import { getOutboxUrl } from '../support/outbox.ts'
import { buySound, topUp } from '../support/server-calls.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

const withdrawLabel = getMessage('withdrawal_withdraw')
const confirmLabel = getMessage('withdrawal_confirm')

/** Locates a step of the withdrawal form on the current page. */
function getStep(page: Page, step: 'form' | 'check' | 'received'): Locator {
  return page.locator(`[data-step=${step}]`)
}

/** Opens the outbox and locates the emails of a kind that mention an email address. */
async function findEmails(page: Page, kind: string, email: string): Promise<Locator> {
  await page.goto(getOutboxUrl())
  return page.locator(`article[data-kind=${kind}]`).filter({ hasText: email })
}

test('the footer links to the withdrawal page with the wording required by law', async ({
  page,
}) => {
  const labels = {
    en: 'Withdraw from contract here',
    de: 'Vertrag widerrufen',
    nl: 'Overeenkomst hier herroepen',
    it: 'Recedere dal contratto qui',
    fr: 'Renoncer au contrat ici',
    es: 'Desistir del contrato aquí',
  } as const
  for (const [locale, name] of Object.entries(labels)) {
    const html = await (await page.request.get(`/${locale}/catalog`)).text()
    const [footer = ''] = /<footer[^]*<\/footer>/.exec(html) ?? []
    expect(footer).toMatch(new RegExp(`<a [^>]*href="/${locale}/withdrawal"[^>]*>${name}</a>`))
  }
  await visit(page, '/de/')
  await page.getByRole('contentinfo').getByRole('link', { name: labels.de }).click()
  await expect(page).toHaveTitle('Vertrag widerrufen – Overtone')
  await expect(page.locator('[data-breadcrumbs]')).toContainText('Vertrag widerrufen')
  await expect(page.locator('link[hreflang=fr]')).toHaveAttribute('href', /\/fr\/withdrawal$/)
  const sitemap = await page.request.get('/sitemap/de.xml')
  expect(await sitemap.text()).toContain('/de/withdrawal<')
})

test('unspent Tunes are refunded in two steps, with a receipt and a history entry', async ({
  page,
}) => {
  const { email } = await createCustomer(page.request)
  await topUp(page.request, 20)
  await topUp(page.request, 35)
  await buySound(page.request)
  await visit(page, '/en/profile?tab=balance')
  await expect(page.locator('[data-balance]')).not.toHaveAttribute('data-balance', '5500')
  const before = Number(await page.locator('[data-balance]').getAttribute('data-balance'))
  await visit(page, '/en/withdrawal')
  await expect(page.locator('[name=name]')).toHaveValue('Ann Bee')
  await expect(page.locator('[name=email]')).toHaveValue(email)
  const choices = page.getByRole('radio')
  await expect(choices).toHaveCount(3)
  await expect(page.getByRole('radio', { name: /Top-up of €35\.00/ })).toBeChecked()
  await expect(page.locator('[name=contract]')).toBeHidden()
  await page.getByRole('radio', { name: /Top-up of €20\.00/ }).check()
  await page.getByRole('button', { name: withdrawLabel }).click()
  await expect(getStep(page, 'check').getByRole('heading')).toBeFocused()
  await expect(getStep(page, 'check')).toContainText('Top-up of €20.00')
  await expect(getStep(page, 'check')).toContainText(
    `€${((before - 3500) / 100).toFixed(2)} will be deducted`,
  )
  await page.getByRole('button', { name: confirmLabel }).click()
  const receipt = getStep(page, 'received')
  await expect(receipt.getByRole('heading')).toBeFocused()
  await expect(receipt).toContainText('Top-up of €20.00')
  await expect(receipt.locator('time')).toHaveText(/^\w+ \d+, \d{4} at \d+:\d\d [AP]M GMT\+3$/)
  await receipt.getByRole('link', { name: getMessage('withdrawal_to_balance') }).click()
  await expect(page.locator('[data-balance="3500"]')).toBeVisible()
  await expect(page.locator('[data-refund]')).toContainText(
    `−€${((before - 3500) / 100).toFixed(2)}`,
  )
  const receipts = await findEmails(page, 'withdrawal-receipt', email)
  await expect(receipts).toHaveCount(1)
  await expect(receipts).toContainText('Contract: Top-up of €20.00')
})

test('an order links to the withdrawal form, which emails the request and the time of consent to the shop owner', async ({
  page,
}) => {
  const { email } = await createCustomer(page.request)
  await topUp(page.request, 20)
  await buySound(page.request)
  await visit(page, '/en/profile?tab=balance')
  const order = page.locator('[data-order]').first()
  const number = await order.getAttribute('data-order')
  await order.getByRole('link', { name: `${withdrawLabel} Order ${number}` }).click()
  await waitForPage(page, /\/en\/withdrawal\?order=/, '[name=contract]')
  await expect(page.getByRole('radio', { name: getMessage('withdrawal_other') })).toBeChecked()
  await expect(page.locator('[name=contract]')).toHaveValue(`Order ${number}`)
  await page.getByRole('button', { name: withdrawLabel }).click()
  await page.getByRole('button', { name: getMessage('withdrawal_change') }).click()
  await expect(page.locator('[name=contract]')).toHaveValue(`Order ${number}`)
  await page.locator('[name=name]').fill('Ann Other')
  await page.getByRole('button', { name: withdrawLabel }).click()
  await page.getByRole('button', { name: confirmLabel }).click()
  await expect(getStep(page, 'received')).toContainText('Ann Other')
  await expect(getStep(page, 'received')).toContainText(getMessage('withdrawal_is_read'))
  const mail = await findEmails(page, 'withdrawal-request', email)
  await expect(mail).toHaveCount(1)
  await expect(mail).toContainText(`Order ${number} of this customer`)
  await expect(mail).toContainText('consent to immediate delivery on')
})

test('an amount that has changed since it was shown is refunded only after the customer has reviewed it', async ({
  page,
}) => {
  await createCustomer(page.request)
  await topUp(page.request, 20)
  await visit(page, '/en/withdrawal')
  await page.getByRole('button', { name: withdrawLabel }).click()
  await expect(getStep(page, 'check')).toBeVisible()
  await buySound(page.request)
  await page.getByRole('button', { name: confirmLabel }).click()
  await expect(page.locator('[data-form-error]')).toHaveText(
    getMessage('errors_reason_withdrawal_changed'),
  )
  await page.getByRole('button', { name: getMessage('withdrawal_change') }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect(page.locator('label').filter({ hasText: 'Unspent' })).not.toContainText(
    'Unspent: €20.00',
  )
  await page.getByRole('button', { name: withdrawLabel }).click()
  await page.getByRole('button', { name: confirmLabel }).click()
  await expect(getStep(page, 'received')).toBeVisible()
  await page.goto('/en/profile?tab=balance')
  await expect(page.locator('[data-balance="0"]')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: /status of 422/ })

  test('without JavaScript, a guest withdraws in two steps, and reloading the receipt does not email it again', async ({
    page,
  }) => {
    const { email } = createCredentials()
    const button = getMessage('withdrawal_withdraw', 'de')
    await page.goto('/de/withdrawal?order=12')
    await expect(page.locator('[name=contract]')).toHaveValue('Bestellung 12')
    await page.locator('[name=name]').fill('Ann Bee')
    expect(await submitForm(page, button)).toBe(422)
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('paragraph')).toHaveText(getMessage('errors_check_fields', 'de'))
    await expect(alert.getByRole('link')).toHaveText([
      `${getMessage('contact_email', 'de')} ${getMessage('errors_field_required', 'de')}`,
    ])
    await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('[name=name]')).toHaveValue('Ann Bee')
    await page.locator('[name=email]').fill(email)
    expect(await submitForm(page, button)).toBe(200)
    await expect(getStep(page, 'check')).toContainText('Bestellung 12')
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(page.url()).not.toContain(email)
    expect(await submitForm(page, getMessage('withdrawal_change', 'de'))).toBe(200)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.locator('[name=contract]').fill('Bestellung 13')
    await submitForm(page, button)
    expect(await submitForm(page, getMessage('withdrawal_confirm', 'de'))).toBe(200)
    const received = await getStep(page, 'received').innerText()
    expect(received).toContain('Bestellung 13')
    expect(received).toMatch(/\d+\. \S+ \d{4} um \d\d:\d\d GMT\+3/)
    await page.reload()
    expect(await getStep(page, 'received').innerText()).toBe(received)
    const receipts = await findEmails(page, 'withdrawal-receipt', email)
    await expect(receipts).toHaveCount(1)
    await expect(receipts).toContainText('dein Widerruf ist am')
  })
})
