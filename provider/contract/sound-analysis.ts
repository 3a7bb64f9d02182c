import { z } from 'zod'
import { listOrNull, wireStringOrNull } from './parts.ts'

/** The measurements of a sound; an API extension of the embedded provider. */
export const wireSoundAnalysis = z.object({
  /** One byte per point in Base64: the square root of the level, 255 is full scale. */
  waveform: wireStringOrNull,
  /** The linear gain of the preview, which may be quieter than the file. */
  preview_gain: z.number().positive().nullable().catch(null),
  /** In seconds. */
  onsets: listOrNull(z.number()),
})
