import { chooseAttacks } from './choose-attacks.ts'
import { chooseCuts } from './choose-cuts.ts'
import type { FitRequest } from './fit-messages.ts'
import { resampleLoop } from './resample.ts'
import { sliceLoop } from './slice.ts'
import type { Channels } from './slice.ts'
import { stretchLoop } from './stretch.ts'

/** How much of a drum loop is reported before the rest is rendered, in seconds. */
const headSeconds = 1

/**
 * Renders a loop at a different tempo or in a different key. `onHead` gets beginnings of a long loop,
 * each longer than the one before, while it is rendered.
 */
export async function fitLoop(
  request: Omit<FitRequest, 'id'>,
  onHead?: (channels: Channels) => void,
): Promise<Channels> {
  const { channels, targetFrames, rate, method, onsets, semitones, bpm } = request
  if (method === 'stretch') {
    const attacks = chooseAttacks(channels, onsets, rate)
    return await stretchLoop(channels, targetFrames, semitones, rate, { onsets: attacks, onHead })
  }
  const cuts = chooseCuts(channels, onsets, { rate, bpm })
  const [transposed, transposedCuts] = transpose(channels, cuts, semitones)
  const slice = (until: number) => sliceLoop(transposed, transposedCuts, targetFrames, rate, until)
  if (targetFrames > 2 * headSeconds * rate) onHead?.(slice(headSeconds * rate))
  return slice(targetFrames)
}

/** Resamples a loop and its cuts, which keeps attacks and changes the tempo with the pitch. */
function transpose(
  channels: Channels,
  cuts: readonly number[],
  semitones: number,
): readonly [Channels, readonly number[]] {
  if (semitones === 0) return [channels, cuts]
  const frames = channels[0]?.length ?? 0
  const resampledFrames = Math.round(frames / 2 ** (semitones / 12))
  return [
    channels.map((channel) => resampleLoop(channel, resampledFrames)),
    cuts.map((cut) => (cut * resampledFrames) / frames),
  ]
}
