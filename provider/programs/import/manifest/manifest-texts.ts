import { z } from 'zod'
import { locales } from '../../../platform/texts/locales.ts'

const isPlainText = (text: string) => !/[^\P{Cc}\n\t]/u.test(text)

/** Returns whether a text has no line breaks and no characters that change its direction. */
export const isOneLine = (text: string) => !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text)

/** Creates the schema for a single-line text of 1 to `max` characters. */
export function line(max: number, description: string) {
  const error = `must be a text of 1 to ${max} characters on one line`
  return z
    .string({ error })
    .min(1, error)
    .max(max, error)
    .refine(isOneLine, { error })
    .meta({ description })
}

function paragraphs(max: number) {
  const error = `must be a text of at most ${max} characters`
  return z.string({ error }).max(max, error).refine(isPlainText, { error })
}

/** Creates the schema for a text of at most `max` characters, or one per language. */
export function texts(max: number, description: string) {
  return z
    .union([paragraphs(max), z.partialRecord(z.enum(locales), paragraphs(max))], {
      error: `must be a text, or texts by language (${locales.join(', ')})`,
    })
    .meta({ description })
}
