import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import settings from '../../project.inlang/settings.json' with { type: 'json' }
import { listMessageFiles } from './all-texts.ts'

const messagesFolder = resolve(import.meta.dirname, '../../messages')
const messageFiles = listMessageFiles('en')

/** Reads all messages of a locale: strings or parsed plural variants. */
function readMessages(locale: Locale): Map<string, unknown> {
  const entries = messageFiles.flatMap((file): [string, unknown][] => {
    const parsed: unknown = JSON.parse(readFileSync(resolve(messagesFolder, locale, file), 'utf8'))
    return Object.entries(Object(parsed)).filter(([key]) => key !== '$schema')
  })
  return new Map(entries)
}

const messages = new Map(locales.map((locale) => [locale, readMessages(locale)]))

/** Typical counts in this shop, without a million, which has its own plural form in French. */
const counts = [0, 1, 2, 3, 5, 11, 21, 101, 1000]

/** Returns the plural forms of a message. */
function getPluralForms(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  const keys = value.flatMap((variants) => Object.keys(Object(variants).match ?? {}))
  // The catch-all variant `*` stands for the plural form `other`, which every language has.
  return keys.map((key) => key.split('=').at(-1)?.replace('*', 'other') ?? '')
}

describe('the messages', () => {
  test.each(locales)('the messages in %s have all plural forms of integers [R1.03]', (locale) => {
    const rules = new Intl.PluralRules(locale)
    const needed = new Set(counts.map((count) => rules.select(count)))
    const counted = [...readMessages('en')].filter(([, value]) => getPluralForms(value).length > 0)
    expect(counted.length).toBeGreaterThan(3)
    for (const [key] of counted) {
      const forms = getPluralForms(messages.get(locale)?.get(key))
      for (const form of needed) expect(forms, `${key} ${form}`).toContain(form)
    }
  })

  test('every message file is compiled [R1.03]', () => {
    const { pathPattern } = settings['plugin.inlang.messageFormat']
    const compiled = pathPattern.map((path) => path.replace('./messages/{locale}/', ''))
    expect(compiled.toSorted()).toEqual(messageFiles.toSorted())
  })
})
