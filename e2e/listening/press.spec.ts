import type { Page } from '@playwright/test'
import { visit, waitForHydration } from '../support/navigation.ts'
import { recordOutput } from '../support/record-output.ts'
import type { OutputRecording } from '../support/record-output.ts'
import { expect, test } from '../support/test.ts'
import { getPeak } from './signals.ts'

// The page's content security policy forbids the recorder script.
test.use({ bypassCSP: true })

const rate = 44_100

/** Waits until the last tenth of a second of the output sounds, or is silent. */
async function expectSound(output: OutputRecording, isHeard: boolean): Promise<void> {
  await output.waitUntilReady()
  const measure = async () => {
    const [left] = await output.readFurther(rate / 10)
    return getPeak(left.subarray(-rate / 10)) > 1e-3
  }
  await expect.poll(measure, { timeout: 30_000 }).toBe(isHeard)
}

const getPlay = (page: Page, index: number) =>
  page.locator('[data-row]').nth(index).locator('[data-play]')

test('a mouse plays on press, goes on after the release, and pauses on the next press [P3.01]', async ({
  page,
}) => {
  const output = await recordOutput(page)
  await visit(page, '/en/catalog?type=loops')
  await getPlay(page, 1).hover()
  await page.mouse.down()
  await expectSound(output, true)
  await page.mouse.up()
  await output.readFurther(rate / 4)
  await expectSound(output, true)
  await page.mouse.down()
  await expectSound(output, false)
  await page.mouse.up()
  await output.readFurther(rate / 4)
  await expectSound(output, false)
})

test('leaving the play button before the release stops the sound [P3.01]', async ({ page }) => {
  const output = await recordOutput(page)
  await visit(page, '/en/catalog?type=loops')
  await getPlay(page, 1).hover()
  await page.mouse.down()
  await expectSound(output, true)
  await page.mouse.move(2, 2)
  await expectSound(output, false)
  await page.mouse.up()
  await expect(page.locator('[data-row] [data-playing]')).toHaveCount(0)
})

test('a row that is not hydrated yet plays on press, once [P3.01]', async ({ page }) => {
  // Without idle time, only what is used hydrates.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0
  })
  await page.goto('/en/catalog?type=loops')
  await waitForHydration(page)
  const button = getPlay(page, 2)
  await button.scrollIntoViewIfNeeded()
  const playing = page.locator('[data-row]').nth(2).locator('[data-playing]')
  await button.hover()
  await page.mouse.down()
  await expect(playing).toBeVisible()
  await page.mouse.up()
  await button.click({ trial: true })
  await expect(playing).toBeVisible()
})

test('a press that begins before the page handles events and ends after it plays once [P3.01]', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/en/catalog?type=loops', { waitUntil: 'commit' })
  await getPlay(page, 1).hover()
  await page.mouse.down()
  scripts.resolve()
  await waitForHydration(page)
  await page.mouse.up()
  await expect(page.locator('[data-row]').nth(1).locator('[data-playing]')).toBeVisible()
})

test('opening a list opens no audio device; pointing at a play button does [P3.01]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const contexts: AudioContext[] = []
    Object.assign(globalThis, { contexts })
    globalThis.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options)
        contexts.push(this)
      }
    }
  })
  const count = () =>
    page.evaluate(() => (Reflect.get(globalThis, 'contexts') as readonly unknown[]).length)
  await visit(page, '/en/catalog?type=loops')
  expect(await count()).toBe(0)
  await getPlay(page, 1).hover()
  await expect.poll(count).toBe(1)
  await getPlay(page, 1).click()
  await expect(page.locator('[data-row]').nth(1).locator('[data-playing]')).toBeVisible()
  expect(await count()).toBe(1)
})
