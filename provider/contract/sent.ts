import type { z } from 'zod'

/**
 * The body that the shop's own back end sends for a schema: every field that clients read, null if
 * it has no value; only `TNotAlways` fields may be missing. Bagisto's other fields are allowed.
 */
export type Sent<
  TSchema extends z.ZodType,
  TNotAlways extends keyof Fields<TSchema> = never,
> = Immutable<{
  [Name in Exclude<keyof Fields<TSchema>, TNotAlways>]: Exclude<Fields<TSchema>[Name], undefined>
}> &
  Immutable<{ [Name in TNotAlways]?: Fields<TSchema>[Name] }> &
  Readonly<Record<string, unknown>>

type Fields<TSchema extends z.ZodType> = NonNullable<z.input<TSchema>>

type Immutable<TValue> = { readonly [Key in keyof TValue]: Immutable<TValue[Key]> }
