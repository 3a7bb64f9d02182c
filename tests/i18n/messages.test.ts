import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'

const folder = resolve(import.meta.dirname, '../../messages')
const rooms = readdirSync(resolve(folder, 'en'))

/** All messages of a language: a text, or variants as data. */
function messagesOf(locale: Locale): Map<string, unknown> {
  const entries = rooms.flatMap((room): [string, unknown][] => {
    const parsed: unknown = JSON.parse(readFileSync(resolve(folder, locale, room), 'utf8'))
    return Object.entries(Object(parsed)).filter(([key]) => key !== '$schema')
  })
  return new Map(entries)
}

const messages = new Map(locales.map((locale) => [locale, messagesOf(locale)]))

/** Counts of this shop; a million, for which French has a form of its own, is not among them. */
const counts = [0, 1, 2, 3, 5, 11, 21, 101, 1000]

/** The plural forms a message has words for. */
function formsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  const keys = value.flatMap((variants) => Object.keys(Object(variants).match ?? {}))
  // What stands for all the rest stands for the last form, which every language has.
  return keys.map((key) => key.split('=').at(-1)?.replace('*', 'other') ?? '')
}

describe('the interface texts', () => {
  test.each(locales)(
    'R1.03 %s has words for each plural form that its whole numbers need',
    (locale) => {
      const rules = new Intl.PluralRules(locale)
      const needed = new Set(counts.map((count) => rules.select(count)))
      const counted = [...messagesOf('en')].filter(([, value]) => formsOf(value).length > 0)
      expect(counted.length).toBeGreaterThan(3)
      for (const [key] of counted) {
        const forms = formsOf(messages.get(locale)?.get(key))
        for (const form of needed) expect(forms, `${key} ${form}`).toContain(form)
      }
    },
  )
})
