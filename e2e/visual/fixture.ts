import type { Page } from '@playwright/test'
import { visit } from '../support/navigation.ts'
import type { ScreenName } from './screens.ts'

/** The page of a scenario at a fixed time, and functions that open and check screens. */
export interface Fixture {
  readonly page: Page
  /** Opens a path and waits until the page is hydrated. */
  readonly open: (path: string) => Promise<void>
  /** Checks or captures the current state of the page. */
  readonly show: (name: ScreenName) => Promise<void>
}

/** A sequence of actions and the screens it shows. */
export interface Scenario {
  readonly screens: readonly ScreenName[]
  readonly run: (fixture: Fixture) => Promise<void>
}

const noon = new Date('2026-03-02T12:00:00Z')

/** Sets a fixed time for the page and turns off its animations. */
export async function setUpFixture(page: Page, show: Fixture['show']): Promise<Fixture> {
  await page.clock.setFixedTime(noon)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return { page, open: (path) => visit(page, path), show }
}

/** Submits the form of the current page. */
export async function submitForm({ page }: Fixture): Promise<void> {
  await page.locator('main form button[type=submit]').first().click()
}

/** Waits for the first field error of a refused form. */
export async function waitForFieldError({ page }: Fixture): Promise<void> {
  await page.locator('[aria-invalid=true]').first().waitFor()
}
