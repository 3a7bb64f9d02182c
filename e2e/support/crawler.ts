import type { Page } from '@playwright/test'
import type { Locale } from '../../app/locales/locales.ts'
import { languageTags } from '../../app/locales/locales.ts'
import { splitLocale } from '../../app/i18n/paths.ts'
import { collectTexts } from './collect-texts.ts'
import type { DocumentTexts } from './collect-texts.ts'
import { navigate, visit } from './navigation.ts'
import { expect } from './test.ts'
import { getMessage } from './texts.ts'

/** Opens the screens of the shop in one locale and collects their text. */
export interface Crawler {
  readonly page: Page
  readonly locale: Locale
  /** Maps each collected string to the screens that show it. */
  readonly texts: ReadonlyMap<string, ReadonlySet<string>>
  /** The paths of the pages read so far, without their locale. */
  readonly paths: ReadonlySet<string>
  /** Loads a path in the crawler's locale and waits until the page is hydrated. */
  readonly load: (path: string) => Promise<void>
  /** Opens a path in the crawler's locale by client-side navigation. */
  readonly open: (path: string) => Promise<void>
  /** Reads the current state of the page; `screen` names it in error messages. */
  readonly read: (screen: string) => Promise<void>
  /** Requests and reads server-rendered pages. */
  readonly readAll: (paths: readonly string[]) => Promise<void>
}

interface CrawlerOptions {
  /**
   * Whether `readAll` also opens each page in the browser and expects hydration to add no text
   * except the label of the progress bar.
   */
  readonly shouldCompareHydrated: boolean
}

export function createCrawler(
  page: Page,
  locale: Locale,
  { shouldCompareHydrated }: CrawlerOptions,
): Crawler {
  const found = new Map<string, Set<string>>()
  const paths = new Set<string>()

  function add(screen: string, url: string, { lang, texts }: DocumentTexts): void {
    expect(lang, screen).toBe(languageTags[locale])
    paths.add(splitLocale(new URL(url).pathname).path)
    for (const piece of texts) found.set(piece, (found.get(piece) ?? new Set()).add(screen))
  }

  async function load(path: string): Promise<void> {
    await visit(page, `/${locale}${path}`)
  }

  async function open(path: string): Promise<void> {
    await navigate(page, `/${locale}${path}`)
  }

  async function read(screen: string): Promise<void> {
    add(screen, page.url(), await collectTexts(page))
  }

  async function readAll(all: readonly string[]): Promise<void> {
    for (const path of all) {
      const response = await page.request.get(`/${locale}${path}`)
      const serverRendered = await collectTexts(page, await response.text())
      add(path, response.url(), serverRendered)
      if (!shouldCompareHydrated) continue
      await load(path)
      const { texts } = await collectTexts(page)
      // The library can select all sounds only with scripts.
      const scripted = ['shop_page_loading', 'library_select_shown'] as const
      const expected = [...serverRendered.texts, ...scripted.map((key) => getMessage(key, locale))]
      expect.soft([path, texts.filter((piece) => !expected.includes(piece))]).toEqual([path, []])
    }
  }

  return { page, locale, texts: found, paths, load, open, read, readAll }
}
