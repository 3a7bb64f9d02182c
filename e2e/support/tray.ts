import type { Page } from '@playwright/test'
import { visit } from './navigation.ts'
import { expect } from './test.ts'

/** Opens a list and adds its first rows to the tray with the keyboard shortcut. */
export async function addRowsToTray(page: Page, path: string, count: number): Promise<void> {
  await visit(page, path)
  for (let index = 0; index < count; index++) {
    await page.locator('[data-row]').nth(index).focus()
    await page.keyboard.press('t')
    await expect.poll(() => page.evaluate(countKeptLanes)).toBe(index + 1)
  }
}

function countKeptLanes(): number {
  return JSON.parse(localStorage.getItem('tray') ?? '[]').length
}
