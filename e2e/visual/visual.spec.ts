import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { findAccessibilityViolations, findLayoutProblems } from './checks.ts'
import { customerScenarios } from './customer-scenarios.ts'
import { setUpFixture } from './fixture.ts'
import { guestScenarios } from './guest-scenarios.ts'
import { annotateReferences, compareWithReference, isRecording } from './references.ts'
import { allWidths, getCheckedWidths, getScreen, screens } from './screens.ts'
import type { ScreenName } from './screens.ts'
import { prepareScreen } from './settle.ts'

const allScenarios = [...guestScenarios, ...customerScenarios]
const scenarios = isRecording
  ? allScenarios.filter((scenario) => scenario.screens.some((name) => getScreen(name).reference))
  : allScenarios
const themes = ['light', 'dark'] as const

/** The output folder of `npm run look`; if unset, screens are checked and compared. */
const screenshotFolder = process.env['LOOK_FOLDER']

// The screens include error pages.
test.use({ allowedErrors: /status of (4\d\d|5\d\d)/ })

for (const { screens: names, run } of scenarios) {
  test(`${names.join(', ')}: accessible, free of layout problems and equal to the references`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(names.length * 30_000 + 60_000)
    annotateReferences(test.info(), browser.version())
    const shownScreens: ScreenName[] = []
    const fixture = await setUpFixture(page, async (name) => {
      shownScreens.push(name)
      await test.step(name, () =>
        screenshotFolder ? takeScreenshots(page, name, screenshotFolder) : checkScreen(page, name),
      )
      await page.emulateMedia({ media: 'screen', forcedColors: 'none', colorScheme: 'light' })
      await page.setViewportSize({ width: getScreen(name).widths?.[0] ?? 1280, height: 800 })
    })
    await run(fixture)
    expect(shownScreens.toSorted()).toEqual(names.toSorted())
  })
}

test('every screen is shown by exactly one scenario', () => {
  const shownScreens = allScenarios.flatMap((scenario) => scenario.screens)
  expect(shownScreens.toSorted()).toEqual(Object.keys(screens).toSorted())
})

/** Takes screenshots of a screen at each width and in both themes. */
async function takeScreenshots(page: Page, name: ScreenName, into: string): Promise<void> {
  mkdirSync(into, { recursive: true })
  for (const width of getScreen(name).widths ?? allWidths) {
    for (const theme of themes) {
      await prepareScreen(page, name, width, theme)
      const path = resolve(into, `${name}-${width}-${theme}.png`)
      await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' })
    }
  }
}

/**
 * Runs all checks at the first width in the light theme; at other widths and in the dark theme,
 * only those that depend on the width or the theme. A theme sets colors only.
 */
async function checkScreen(page: Page, name: ScreenName): Promise<void> {
  const problems: string[] = []
  const widths = getCheckedWidths(name)
  for (const width of widths) {
    for (const theme of themes) {
      await prepareScreen(page, name, width, theme)
      const isFirst = width === widths[0] && theme === 'light'
      const rules = theme === 'dark' ? 'colors' : isFirst ? 'all' : 'appearance'
      const found = isRecording
        ? []
        : [
            ...(await findAccessibilityViolations(page, rules)),
            ...(theme === 'light' ? await findLayoutProblems(page) : []),
          ]
      problems.push(...found.map((line) => `${name} at ${width} px in ${theme}: ${line}`))
      await compareWithReference(page, name, width, theme)
    }
  }
  expect.soft(problems).toEqual([])
}
