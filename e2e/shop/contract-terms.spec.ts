import type { Locator, Page } from '@playwright/test'
import { openCheckoutWithSound } from '../support/checkout.ts'
import { createCustomer } from '../support/customer.ts'
import { visit } from '../support/navigation.ts'
import { topUp } from '../support/server-calls.ts'
import { expect, test } from '../support/test.ts'
import { getMessage } from '../support/texts.ts'

/**
 * Expects the terms and the withdrawal instructions above a button, with at most the total in
 * between.
 */
async function expectContractTerms(page: Page, button: Locator): Promise<void> {
  const line = page.locator('[data-contract-terms]')
  await expect(line).toHaveText(
    getMessage('cart_legal', 'en', {
      terms: getMessage('cart_legal_terms'),
      withdrawal: getMessage('cart_legal_withdrawal'),
    }),
  )
  await expect(line.locator('+ button, + p + button')).toHaveText(await button.innerText())
  for (const [key, path] of [
    ['cart_legal_terms', '/en/terms'],
    ['cart_legal_withdrawal', '/en/right-of-withdrawal'],
  ] as const) {
    const link = line.getByRole('link', { name: getMessage(key) })
    const [text] = await Promise.all([page.waitForEvent('popup'), link.click()])
    await expect(text).toHaveURL(path)
    await text.close()
  }
}

test('the terms and the right of withdrawal are above each button that concludes a contract, and open without losing the form [P5.06]', async ({
  page,
}) => {
  await createCustomer(page.request)
  await openCheckoutWithSound(page)
  await expectContractTerms(page, page.getByRole('button', { name: /^Buy now/ }))

  await visit(page, '/en/profile?tab=balance')
  await page.locator('[name=other]').fill('35')
  const submit = page.getByRole('button', { name: getMessage('profile_top_up_submit') })
  await expectContractTerms(page, submit)
  await expect(page.locator('[name=other]')).toHaveValue('35')

  await topUp(page.request, 50)
  await visit(page, '/en/cart?step=checkout')
  await page.getByRole('checkbox').check()
  await expectContractTerms(page, page.getByRole('button', { name: /^Buy now/ }))
  await expect(page.getByRole('checkbox')).toBeChecked()
})
