import { z } from 'zod'

/**
 * Text without line breaks, which would start new paragraphs in texts and new headers in emails.
 */
export const lineOfText = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line')

/** A line of text in some of the languages. */
export const lineByLanguage = z
  .strictObject({
    en: lineOfText,
    de: lineOfText,
    nl: lineOfText,
    it: lineOfText,
    fr: lineOfText,
    es: lineOfText,
  })
  .partial()
