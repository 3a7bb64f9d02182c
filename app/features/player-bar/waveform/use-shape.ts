import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isShort } from '#app/audio/is-short.ts'
import { toRecording } from '#app/features/player/track.ts'
import type { Track } from '#app/features/player/track.ts'
import { player } from '#app/features/player/use-player.ts'
import { soundAnalysisQuery } from '#app/features/product/sound-analysis.queries.ts'
import { toLevels } from '#app/ui/waveform-path.ts'
import { createLevelShape, createSampleShape } from './shape.ts'
import type { Shape } from './shape.ts'

/** The data for a track's large waveform. */
interface DrawnTrack {
  /** Based on stored levels until the samples are decoded. */
  readonly shape: Shape
  /** Onsets in seconds. */
  readonly onsets: readonly number[]
}

/**
 * Returns the shape of a track: the samples of a short one, the stored levels of one that is
 * streamed.
 */
export function useShape(track: Track): DrawnTrack {
  const { productId, kind, url, durationSeconds } = track
  const { data: analysis } = useQuery({
    ...soundAnalysisQuery(productId ?? 0),
    enabled: productId !== null && kind !== 'pack',
    retry: false,
  })
  const { data: buffer } = useQuery({
    queryKey: ['player', 'samples', url],
    queryFn: async ({ signal }) => (await player.getEngine()).load(toRecording(track), signal),
    enabled: isShort(toRecording(track)),
    // Decoded samples take megabytes.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  const shape = useMemo(() => {
    if (buffer) return createSampleShape(buffer, 1 / (analysis?.previewGain ?? 1))
    const levels = analysis?.levels.length ? analysis.levels : readDrawnLevels(track)
    return createLevelShape(levels, durationSeconds ?? 1)
  }, [track, durationSeconds, buffer, analysis])
  return { shape, onsets: analysis?.onsets ?? [] }
}

/** Reads the levels from the small waveform, which stores their square roots. */
function readDrawnLevels({ peaks }: Track): number[] {
  return toLevels(peaks, peaks?.length ?? 1).map((height) => height ** 2)
}
