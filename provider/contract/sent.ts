import type { z } from 'zod'

/**
 * What the shop's own back end sends for a schema: every field that clients read, null where there is no
 * value, except for those that it does not always send. Bagisto's other fields may be there, too.
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
