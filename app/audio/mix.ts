import { alignToFrame } from './buffer-voice.ts'
import { MixVoice } from './mix-voice.ts'
import { outputRate } from './output.ts'
import type { Output } from './output.ts'
import type { Mix, MixOptions, MixPart } from './types.ts'

/**
 * The gain before the limiter: four sounds together are about as loud as one alone, and eight
 * rarely exceed full scale.
 */
export const mixGain = 0.5

/** How far ahead sounds are scheduled so that they start on time, in seconds. */
const leadSeconds = 0.06

/**
 * Plays parts in sync from one frame on, not before `earliestStart` (context time, in seconds).
 * Parts repeat with sample accuracy and are whole bars long, so they never drift apart.
 */
export function playMix(
  { context, input }: Output,
  parts: readonly MixPart[],
  { barFrames, signal }: Pick<MixOptions, 'barFrames' | 'signal'>,
  earliestStart: number,
): Mix {
  const bus = new GainNode(context, { gain: mixGain })
  bus.connect(input)
  const voices = new Map<string, MixVoice>()
  const barSeconds = barFrames / outputRate
  const origin = alignToFrame(context, Math.max(context.currentTime + leadSeconds, earliestStart))

  /** Starts a part on the next bar, or on a later one if the page was too busy. */
  function enter(part: MixPart): MixVoice {
    const soon = context.currentTime + leadSeconds / 2
    const bar = Math.max(0, Math.ceil((soon - origin) / barSeconds))
    const frame = (bar * barFrames) % part.buffer.length
    const start = alignToFrame(context, origin + bar * barSeconds)
    const voice = new MixVoice(bus, part, start, frame)
    if (context.currentTime < voice.start) return voice
    voice.stop(context.currentTime)
    return enter(part)
  }

  function setPart(part: MixPart): void {
    const current = voices.get(part.id)
    if (current?.buffer === part.buffer) {
      current.setGain(part.gain)
      return
    }
    const voice = enter(part)
    voices.set(part.id, voice)
    current?.stop(voice.start)
  }

  function setParts(next: readonly MixPart[]): void {
    for (const [id, voice] of voices) {
      if (next.some((part) => part.id === id)) continue
      voice.stop(context.currentTime)
      voices.delete(id)
    }
    for (const part of next) setPart(part)
  }

  setParts(parts)
  signal.addEventListener('abort', () => setParts([]), { once: true })
  return { setParts, getBars: () => (context.currentTime - origin) / barSeconds }
}
