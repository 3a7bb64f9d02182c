import { z } from 'zod'

/** `0`, `1`, `true` or `false`. */
export const flagSchema = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be 0, 1, true or false' })
  .transform((value) => value === '1' || value === 'true')

/** A TCP port; 0 for any free one. */
export const portSchema = z.coerce
  .number({ error: 'must be a number from 0 to 65535' })
  .int('must be a number from 0 to 65535')
  .min(0, 'must be a number from 0 to 65535')
  .max(65_535, 'must be a number from 0 to 65535')

/** An HTTP or HTTPS URL; trailing slashes are removed. */
export const urlSchema = z
  .url({ protocol: /^https?$/, error: 'must be a URL such as https://shop.example' })
  .transform((value) => value.replace(/\/+$/, ''))

/** An HTTP or HTTPS URL without a path. */
export const originSchema = urlSchema.refine((value) => isOrigin(value), {
  error: 'must be a URL without a path, such as https://shop.example',
})

/** A time limit in milliseconds. */
export const timeoutSchema = z.coerce
  .number({ error: 'must be a number of milliseconds' })
  .int()
  .min(100, 'must be at least 100')
  .default(30_000)

/** A key for signing cookies and payment webhooks. */
export const secretSchema = z
  .string()
  .min(32, 'must have at least 32 characters')
  .refine((value) => new Set(value).size > 8, 'must be random, not a placeholder')

/** A comma-separated list of values that match `schema`. */
export const listOf = (schema: z.ZodType<string>, error: string) =>
  z
    .string()
    .refine((value) => splitList(value).every((part) => schema.safeParse(part).success), { error })
    .transform((value) => splitList(value).map((part) => schema.parse(part)))
    .default([])

/** Splits a comma-separated list. */
export function splitList(value: string): string[] {
  return value.split(',').map((part) => part.trim())
}

function isOrigin(value: string): boolean {
  const { pathname, search, hash, username, password } = new URL(value)
  return pathname === '/' && `${search}${hash}${username}${password}` === ''
}
