import { z } from 'zod'
import { wireId, wireNumberOrNull, wireStringOrNull } from './parts.ts'

/** An artist; an API extension of the embedded provider. */
export const wireArtist = z.object({
  id: wireId,
  slug: z.string(),
  name: z.string(),
  /** The languages of the name and the description. */
  name_locale: wireStringOrNull,
  description: wireStringOrNull,
  text_locale: wireStringOrNull,
  portrait_url: wireStringOrNull,
  packs_count: wireNumberOrNull,
  loops_count: wireNumberOrNull,
  one_shots_count: wireNumberOrNull,
})

export type WireArtist = z.output<typeof wireArtist>
