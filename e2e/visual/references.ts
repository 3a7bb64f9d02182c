import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { expect } from '../support/test.ts'
import { getScreen } from './screens.ts'
import type { ScreenName } from './screens.ts'
import type { Theme } from './settle.ts'

/** The platform and browser that recorded the references; others render text differently. */
interface RecordingEnvironment {
  readonly platform: string
  readonly chromium: number
}

const environmentFile = resolve(import.meta.dirname, 'references/recorded.json')
export const isRecording = process.env['LOOK_RECORD'] === '1'

/** The widths at which screens are compared with references, in pixels. */
const comparedWidths: readonly number[] = [1280, 360]

/** Matches the elements that differ in each run: server dates and generated names. */
const maskedSelector = 'time, [name=username], [name=email]'

/** Adds an annotation with whether this run compares screenshots and, if not, why. */
export function annotateReferences(info: TestInfo, version: string): void {
  if (isRecording) writeRecordingEnvironment(version)
  info.annotations.push({
    type: 'references',
    description: getSkipReason(version) ?? 'compared; up to one percent of the pixels may differ',
  })
}

/** Compares the page with its reference; up to one percent of the pixels may differ. */
export async function compareWithReference(
  page: Page,
  name: ScreenName,
  width: number,
  theme: Theme,
): Promise<void> {
  const version = page.context().browser()?.version() ?? ''
  if (!hasReference(name, width, theme) || (!isRecording && getSkipReason(version))) return
  await replaceGeneratedAddresses(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await expect.soft(page).toHaveScreenshot(`${name}-${width}-${theme}.png`, {
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, 1800) },
    maxDiffPixelRatio: 0.01,
    mask: [page.locator(maskedSelector)],
  })
}

/** Replaces generated email addresses in texts, whose lines would otherwise break differently. */
async function replaceGeneratedAddresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue ?? ''
      const replaced = text.replace(/ann-[0-9a-f-]{36}@/, 'ann@')
      if (replaced !== text) node.nodeValue = replaced
    }
  })
}

function hasReference(name: ScreenName, width: number, theme: Theme): boolean {
  const { reference } = getScreen(name)
  if (!reference || !comparedWidths.includes(width)) return false
  return theme === 'light' || (reference === 'both' && width === 1280)
}

function getSkipReason(version: string): string | null {
  const recorded = readRecordingEnvironment()
  if (!recorded) return 'not compared, because none are recorded'
  const major = Number.parseInt(version, 10)
  if (recorded.platform === process.platform && recorded.chromium === major) return null
  return `not compared, because they were recorded with Chromium ${recorded.chromium} on ${recorded.platform}, but this is Chromium ${major} on ${process.platform}`
}

function writeRecordingEnvironment(version: string): void {
  const recorded: RecordingEnvironment = {
    platform: process.platform,
    chromium: Number.parseInt(version, 10),
  }
  mkdirSync(dirname(environmentFile), { recursive: true })
  writeFileSync(environmentFile, `${JSON.stringify(recorded, null, 2)}\n`)
}

function readRecordingEnvironment(): RecordingEnvironment | null {
  try {
    return JSON.parse(readFileSync(environmentFile, 'utf8'))
  } catch {
    return null
  }
}
