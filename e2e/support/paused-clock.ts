import type { Page } from '@playwright/test'
import { visit } from './navigation.ts'

const noon = new Date('2026-01-01T12:00:00Z')

/** Opens a page and then pauses its clock: timers fire only when the test advances it. */
export async function openWithPausedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: noon })
  await visit(page, path)
  await page.clock.pauseAt(new Date(noon.getTime() + 60_000))
}

/** Presses a button in the component gallery. */
export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click()
}
