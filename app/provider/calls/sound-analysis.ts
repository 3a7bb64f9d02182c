import { singleEnvelope } from '#provider/contract/envelope.ts'
import { wireSoundAnalysis } from '#provider/contract/sound-analysis.ts'
import { mapOutcome, succeed } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import type { HttpClient } from '../http/http-client.ts'
import type { SoundAnalysis } from '../types/sound-analysis.ts'

const analysisResponse = singleEnvelope(wireSoundAnalysis)

const noAnalysis: SoundAnalysis = { waveform: null, previewGain: 1, onsets: [], content: null }

/** Fetches the measurements of a sound; empty if the provider has none. */
export async function fetchSoundAnalysis(
  http: HttpClient,
  productId: number,
): Promise<Outcome<SoundAnalysis>> {
  if (!http.capabilities.filters) return succeed(noAnalysis)
  const outcome = await http.send({
    method: 'GET',
    path: `/api/v1/products/${productId}/analysis`,
    schema: analysisResponse,
    isPublic: true,
    isOptional: true,
  })
  return mapOutcome(
    outcome,
    ({ data: { waveform, preview_gain: previewGain, onsets, content } }) => ({
      waveform,
      previewGain: previewGain ?? 1,
      onsets: onsets ?? [],
      content,
    }),
  )
}
