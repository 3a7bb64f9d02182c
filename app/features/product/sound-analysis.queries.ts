import { queryOptions } from '@tanstack/react-query'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import { getSoundAnalysis } from './sound-analysis.functions.ts'

/** The measurements of a sound; both lists are empty if there are none. */
export interface DecodedAnalysis {
  /** The level of each equal part of the sound, from 0 to 1 (full scale). */
  readonly levels: readonly number[]
  /** The linear gain of the preview, which may be quieter than the file. */
  readonly previewGain: number
  /** The onsets of hits and notes, in seconds. */
  readonly onsets: readonly number[]
}

/** Fetches a sound's measurements; throws `notFound()` if the product is not a sound. */
export function soundAnalysisQuery(productId: number) {
  return queryOptions({
    queryKey: ['catalog', 'analysis', productId],
    queryFn: async (): Promise<DecodedAnalysis> => {
      const { waveform, previewGain, onsets } = unwrapOrThrow(
        await getSoundAnalysis({ data: productId }),
      )
      return { levels: decodeWaveform(waveform ?? ''), previewGain, onsets }
    },
    staleTime: Infinity,
  })
}

/**
 * Decodes Base64 bytes, each the square root of a level; returns an empty array for invalid Base64.
 */
export function decodeWaveform(waveform: string): number[] {
  try {
    return Array.from(atob(waveform), (digit) => (digit.charCodeAt(0) / 255) ** 2)
  } catch {
    return []
  }
}
