import type { Page } from '@playwright/test'

const noon = new Date('2026-01-01T12:00:00Z')

/** Opens a page whose clock stands still once it is there. */
export async function openStill(
  page: Page,
  visit: (path: string) => Promise<void>,
  path: string,
): Promise<void> {
  await page.clock.install({ time: noon })
  await visit(path)
  await page.clock.pauseAt(new Date(noon.getTime() + 60_000))
}

export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click()
}
