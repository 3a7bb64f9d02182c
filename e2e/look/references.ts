import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { expect } from '../support/test.ts'
import { judgedWidths, screenOf } from './screens.ts'
import type { ScreenName } from './screens.ts'
import type { Theme } from './settle.ts'

/** Where and by what the references were drawn: elsewhere letters have other edges. */
interface Recorded {
  readonly platform: string
  readonly chromium: number
}

const file = resolve(import.meta.dirname, 'references/recorded.json')
export const isRecording = process.env['LOOK_RECORD'] === '1'

/** What is another at each run: dates of the server, and names made up for the test. */
const varying = 'time, [name=username], [name=email]'

/** Says in the report whether this run compares, or why it does not. */
export function tellOfReferences(info: TestInfo, version: string): void {
  if (isRecording) record(version)
  info.annotations.push({
    type: 'references',
    description: reasonNotTo(version) ?? 'compared, one pixel in a hundred may differ',
  })
}

/** Compares the page with its picture, of which one pixel in a hundred may be another. */
export async function compareWithReference(
  page: Page,
  name: ScreenName,
  width: number,
  theme: Theme,
): Promise<void> {
  const version = page.context().browser()?.version() ?? ''
  if (!hasReference(name, width, theme) || (!isRecording && reasonNotTo(version))) return
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await expect.soft(page).toHaveScreenshot(`${name}-${width}-${theme}.png`, {
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, 1800) },
    maxDiffPixelRatio: 0.01,
    mask: [page.locator(varying)],
  })
}

function hasReference(name: ScreenName, width: number, theme: Theme): boolean {
  const { reference } = screenOf(name)
  if (!reference || !judgedWidths.some((judged) => judged === width)) return false
  return theme === 'light' || (reference === 'both' && width === 1280)
}

function reasonNotTo(version: string): string | null {
  const recorded = readRecorded()
  if (!recorded) return 'none are recorded'
  const major = Number.parseInt(version, 10)
  if (recorded.platform === process.platform && recorded.chromium === major) return null
  return `recorded on ${recorded.platform} with Chromium ${recorded.chromium}, this is ${process.platform} with ${major}`
}

function record(version: string): void {
  const recorded: Recorded = {
    platform: process.platform,
    chromium: Number.parseInt(version, 10),
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`)
}

function readRecorded(): Recorded | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
