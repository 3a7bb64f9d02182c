import { z } from 'zod'
import { listOrNull, orNull, wireStringOrNull } from './parts.ts'

/** What a loop consists of: hits, notes with attacks, or neither. */
const loopContents = ['drums', 'tonal', 'texture'] as const

export type LoopContent = (typeof loopContents)[number]

/** The measurements of a sound; an API extension of the embedded provider. */
export const wireSoundAnalysis = z.object({
  /** The level as Base64, one byte per point: its square root, where 255 is full scale. */
  waveform: wireStringOrNull,
  /** The linear gain of the preview relative to the file; below 1 if the preview is quieter. */
  preview_gain: z.number().positive().nullable().catch(null),
  /** Times in seconds. */
  onsets: listOrNull(z.number()),
  /** Decides how a loop is fitted to another tempo; null for one-shots and if unknown. */
  content: orNull(z.enum(loopContents)),
})
