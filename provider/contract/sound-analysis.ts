import { z } from 'zod'
import { listOrNull, wireStringOrNull } from './parts.ts'

/** The measurements of a sound; an API extension of the embedded provider. */
export const wireSoundAnalysis = z.object({
  /** The level as Base64, one byte per point: its square root, where 255 is full scale. */
  waveform: wireStringOrNull,
  /** The linear gain of the preview relative to the file; below 1 if the preview is quieter. */
  preview_gain: z.number().positive().nullable().catch(null),
  /** Times in seconds. */
  onsets: listOrNull(z.number()),
})
