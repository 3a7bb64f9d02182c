import { signUp } from '../support/steps.ts'
import { refused } from './stage.ts'
import type { Scene, Stage } from './stage.ts'

export const customerScenes: readonly Scene[] = [
  {
    screens: ['profile-settings', 'profile-wrong', 'profile-balance', 'cart-empty'],
    play: lookAround,
  },
]

async function lookAround(stage: Stage): Promise<void> {
  const { page, open, show } = stage
  await signUp(page)
  await open('/en/profile?tab=balance')
  await show('profile-balance')
  await open('/en/cart')
  await show('cart-empty')
  await open('/en/profile')
  await show('profile-settings')
  await page.locator('[name=firstName]').fill('')
  await page.locator('[name=newPassword]').fill('short')
  await page.locator('form:has([name=firstName]) button[type=submit]').click()
  await refused(stage)
  await show('profile-wrong')
}
