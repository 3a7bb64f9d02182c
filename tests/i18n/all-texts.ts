import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Locale } from '#app/locales/locales.ts'
import { listLegalTexts } from './legal-blocks.ts'

const root = resolve(import.meta.dirname, '../..')

/** The texts of a locale by key; a message with plural forms has multiple texts. */
export type TextsByKey = ReadonlyMap<string, readonly string[]>

/** Collapses whitespace into single spaces, trims the text and removes soft hyphens. */
export function normalizeText(text: string): string {
  return text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim()
}

/** Lists the message files of pages and of the back end, as paths in the locale's folder. */
export function listMessageFiles(locale: Locale): string[] {
  const files = readdirSync(getFolder(locale), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('.json'))
}

/** Reads the messages of a locale from the given message files, or from all. */
export function readMessages(locale: Locale, files = listMessageFiles(locale)): TextsByKey {
  return new Map(files.flatMap((file) => parseMessages(resolve(getFolder(locale), file))))
}

function getFolder(locale: Locale): string {
  return resolve(root, 'messages', locale)
}

function parseMessages(file: string): [string, readonly string[]][] {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return Object.entries(Object(parsed))
    .filter(([key]) => key !== '$schema')
    .map(([key, message]) => [key, getTextForms(message)])
}

/** Returns the text of a message or, if it has variants, their texts. */
function getTextForms(message: unknown): string[] {
  if (typeof message === 'string') return [message]
  if (!Array.isArray(message)) return []
  return message.flatMap((variants) => Object.values(Object(variants).match ?? {})).map(String)
}

/** Reads the texts of the shop's pages and the payment page in a locale. */
export function readPageTexts(locale: Locale): TextsByKey {
  const isShown = (file: string) =>
    !file.startsWith('provider') || file === join('provider', 'payment-page.json')
  const files = listMessageFiles(locale).filter(isShown)
  return new Map([...readMessages(locale, files), ...listLegalTexts(locale)])
}

/** Reads all texts of a locale: the messages and the legal texts. */
export function readAllTexts(locale: Locale): TextsByKey {
  return new Map([...readMessages(locale), ...listLegalTexts(locale)])
}

/** Returns the distinct placeholders of a message. */
export function findPlaceholders(forms: readonly string[]): string[] {
  return [...new Set(forms.flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort()
}
