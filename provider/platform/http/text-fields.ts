import { z } from 'zod'
import { hasHiddenCharacters } from '../../contract/hidden-characters.ts'

/** An email address, trimmed and in lowercase. */
export const email = z.string().trim().toLowerCase().max(190).pipe(z.email())

/** A line of text without invisible characters, trimmed. */
export const visibleLine = z
  .string()
  .trim()
  .refine((text) => !hasHiddenCharacters(text), { params: { isHidden: true } })
