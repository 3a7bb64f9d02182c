import type { Page } from '@playwright/test'
import { hydrated } from '../support/steps.ts'
import type { ScreenName } from './screens.ts'

/** Where a scene is played: a page with a clock that stands still, and somebody who looks. */
export interface Stage {
  readonly page: Page
  /** Opens a path and waits until the page answers to clicks. */
  readonly open: (path: string) => Promise<void>
  /** Has the page as it is now looked at. */
  readonly show: (name: ScreenName) => Promise<void>
}

/** A way through the shop, and the screens it comes by. */
export interface Scene {
  readonly screens: readonly ScreenName[]
  readonly play: (stage: Stage) => Promise<void>
}

const noon = new Date('2026-03-02T12:00:00Z')

/** Sets the stage: the hour is fixed and nothing moves. */
export async function setStage(page: Page, look: Stage['show']): Promise<Stage> {
  await page.clock.setFixedTime(noon)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return {
    page,
    open: async (path) => {
      await page.goto(path)
      await hydrated(page)
    },
    show: look,
  }
}

/** The address of the first product that a list leads to. */
export async function firstProduct({ page, open }: Stage, type: string): Promise<string> {
  await open(`/en/catalog?type=${type}`)
  const link = page.locator('[data-results] a[href*="/catalog/"]').first()
  return (await link.getAttribute('href')) ?? ''
}

/** Sends the form of the page at hand. */
export async function send({ page }: Stage): Promise<void> {
  await page.locator('main form button[type=submit]').first().click()
}

/** Waits for what a refused form says. */
export async function refused({ page }: Stage): Promise<void> {
  await page.locator('[aria-invalid=true]').first().waitFor()
}
