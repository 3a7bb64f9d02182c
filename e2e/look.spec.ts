import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { customerScenes } from './look/customer-scenes.ts'
import { findBarriers, findBreaks } from './look/judge.ts'
import { compareWithReference, isRecording, tellOfReferences } from './look/references.ts'
import { allWidths, judgedWidths, screenOf, screens } from './look/screens.ts'
import type { ScreenName } from './look/screens.ts'
import { settle } from './look/settle.ts'
import { setStage } from './look/stage.ts'
import { visitorScenes } from './look/visitor-scenes.ts'

const allScenes = [...visitorScenes, ...customerScenes]
const scenes = isRecording
  ? allScenes.filter((scene) => scene.screens.some((name) => screenOf(name).reference))
  : allScenes
const themes = ['light', 'dark'] as const

/** Where `npm run look` wants its pictures; without it the screens are judged and compared. */
const folder = process.env['LOOK_FOLDER']

test.use({ tolerated: /status of (4\d\d|5\d\d)/ })

for (const { screens: names, play } of scenes) {
  test(`${names.join(', ')}: no barrier, nothing out of place, as it was drawn`, async ({
    page,
    browser,
    shopper: _shopper,
  }) => {
    test.setTimeout(names.length * 30_000 + 60_000)
    tellOfReferences(test.info(), browser.version())
    const shown: ScreenName[] = []
    const stage = await setStage(page, async (name) => {
      shown.push(name)
      await test.step(name, () => (folder ? draw(page, name, folder) : judge(page, name)))
      await page.emulateMedia({ media: 'screen', forcedColors: 'none', colorScheme: 'light' })
      await page.setViewportSize({ width: screenOf(name).widths?.[0] ?? 1280, height: 800 })
    })
    await play(stage)
    expect(shown.toSorted()).toEqual(names.toSorted())
  })
}

test('every screen of the list is looked at once', () => {
  const shown = allScenes.flatMap((scene) => scene.screens)
  expect(shown.toSorted()).toEqual(Object.keys(screens).toSorted())
})

/** Draws a screen at each width and in both themes. */
async function draw(page: Page, name: ScreenName, into: string): Promise<void> {
  mkdirSync(into, { recursive: true })
  for (const width of screenOf(name).widths ?? allWidths) {
    for (const theme of themes) {
      await settle(page, name, width, theme)
      const path = resolve(into, `${name}-${width}-${theme}.png`)
      await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' })
    }
  }
}

/** Judges a screen in full at its first width, and at the others what a width or a theme can break. */
async function judge(page: Page, name: ScreenName): Promise<void> {
  const complaints: string[] = []
  const widths = screenOf(name).widths ?? judgedWidths
  for (const width of widths) {
    for (const theme of themes) {
      await settle(page, name, width, theme)
      const isFirst = width === widths[0] && theme === 'light'
      const found = isRecording
        ? []
        : [...(await findBarriers(page, !isFirst)), ...(await findBreaks(page))]
      complaints.push(...found.map((line) => `${name} at ${width} in ${theme}: ${line}`))
      await compareWithReference(page, name, width, theme)
    }
  }
  expect.soft(complaints).toEqual([])
}
