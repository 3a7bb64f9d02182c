import { alignToFrame, getFadeLead } from './buffer-voice.ts'
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

/** A sound over a mix starts on the next of these parts of a bar. */
export const stepsPerBar = 16

/** A place in a mix where a sound can join it. */
interface Step {
  /** In context time, in seconds. */
  readonly time: number
  /** The seconds that the mix has played by then. */
  readonly elapsed: number
}

/** A mix that a sound can join. */
export interface JoinableMix extends Mix {
  /** The output for the sound, which makes it as loud as the parts. */
  readonly output: Output
  /** The length of a bar, in seconds. */
  readonly barSeconds: number
  /** Returns the next step, not before a context time in seconds. */
  readonly getNextStep: (earliest: number) => Step
}

/** How a mix starts and what it reports. */
export interface MixStart extends Pick<MixOptions, 'barFrames' | 'signal'> {
  /** The context time from which the previous sound is inaudible, in seconds. */
  readonly silentFrom: number
  /** The start of a sound that the mix goes on with; null to start anew. */
  readonly origin: number | null
  /** Called with the context time, in seconds, at which a part will enter. */
  readonly onEnter: (part: MixPart, time: number) => void
}

/**
 * Plays parts in sync, each from its next bar on. Parts repeat with sample accuracy and are whole
 * bars long, so they never drift apart.
 */
export function playMix(
  output: Output,
  parts: readonly MixPart[],
  { barFrames, signal, silentFrom, origin: continued, onEnter }: MixStart,
): JoinableMix {
  const { context, input } = output
  const bus = new GainNode(context, { gain: mixGain })
  bus.connect(input)
  const voices = new Map<string, MixVoice>()
  const barSeconds = barFrames / outputRate
  const origin =
    continued ?? alignToFrame(context, Math.max(context.currentTime + leadSeconds, silentFrom))

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
    onEnter(part, voice.start)
  }

  function setParts(next: readonly MixPart[]): void {
    for (const [id, voice] of voices) {
      if (next.some((part) => part.id === id)) continue
      voice.stop(context.currentTime)
      voices.delete(id)
    }
    for (const part of next) setPart(part)
  }

  function getNextStep(earliest: number): Step {
    const stepFrames = barFrames / stepsPerBar
    const soon = Math.max(context.currentTime + getFadeLead(context), earliest)
    const step = Math.max(0, Math.ceil(((soon - origin) * outputRate) / stepFrames))
    const elapsed = Math.round(step * stepFrames) / outputRate
    return { time: origin + elapsed, elapsed }
  }

  setParts(parts)
  signal.addEventListener('abort', () => setParts([]), { once: true })
  return {
    setParts,
    getBars: () => (context.currentTime - origin) / barSeconds,
    output: { ...output, input: bus },
    barSeconds,
    getNextStep,
  }
}
