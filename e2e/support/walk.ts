import type { Page } from '@playwright/test'
import type { Locale } from '../../app/locales/locales.ts'
import { languageTags } from '../../app/locales/locales.ts'
import { splitLocale } from '../../app/i18n/paths.ts'
import { collectTexts } from './collect-texts.ts'
import { hydrated } from './steps.ts'
import { expect } from './test.ts'

/** What was read on the way, each text with the screens that showed it. */
export type Reading = ReadonlyMap<string, ReadonlySet<string>>

/** Somebody who walks through the shop in one language and reads all there is. */
export interface Walker {
  readonly page: Page
  readonly locale: Locale
  readonly reading: Reading
  /** The paths that were read, without their language. */
  readonly seen: ReadonlySet<string>
  /** Opens a path of the language and waits until the page answers to clicks. */
  readonly open: (path: string) => Promise<void>
  /** Reads the page as it is now; `screen` names it in a complaint. */
  readonly read: (screen: string) => Promise<void>
  /** Opens paths that need no more than to be read. */
  readonly readAll: (paths: readonly string[]) => Promise<void>
}

/** Sets out in a language. */
export function walker(page: Page, locale: Locale): Walker {
  const reading = new Map<string, Set<string>>()
  const seen = new Set<string>()
  async function open(path: string): Promise<void> {
    await page.goto(`/${locale}${path}`, { waitUntil: 'domcontentloaded' })
    await hydrated(page)
  }
  async function read(screen: string): Promise<void> {
    seen.add(splitLocale(new URL(page.url()).pathname).path)
    await expect(page.locator('html'), screen).toHaveAttribute('lang', languageTags[locale])
    for (const text of await collectTexts(page)) {
      reading.set(text, (reading.get(text) ?? new Set()).add(screen))
    }
  }
  async function readAll(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await open(path)
      await read(path)
    }
  }
  return { page, locale, reading, seen, open, read, readAll }
}
