import { toPlanKey } from './fit-plan.ts'
import type { FitPlan } from './fit-plan.ts'
import { countBars } from '../count-bars.ts'
import type { BufferCache } from '../buffer-cache.ts'
import { alignToFrame, fadeSeconds, playBuffer } from '../buffer-voice.ts'
import type { BufferVoice } from '../buffer-voice.ts'
import type { Output } from '../output.ts'
import type { FitState, Recording, StartOptions, Voice } from '../types.ts'
import type { FittedBuffers } from './fitted-buffers.ts'

/** How far ahead a part is scheduled so that it starts on time, in seconds. */
const leadSeconds = 0.06

/** The dependencies of a fitted voice. */
export interface FittedVoiceContext {
  readonly output: Output
  readonly cache: BufferCache
  readonly fits: FittedBuffers
  /** Called when the fitting of the recording changes; null for the original. */
  readonly onFit: (state: FitState | null) => void
}

/**
 * A recording that switches between versions: the original and those fitted to a tempo and key. A
 * cached version starts immediately, one that has to be rendered on a bar line; both continue at
 * the same musical position. Positions refer to the original.
 */
export class FittedVoice implements Voice {
  readonly #context: FittedVoiceContext
  readonly #recording: Recording
  readonly #options: StartOptions
  readonly #duration: number
  #part: BufferVoice
  /** Audible until the current part starts. */
  #previous: BufferVoice | null = null
  #repeats: boolean
  /** The latest plan; earlier ones are outdated. */
  #plan: FitPlan | null

  /** Starts with a cached version; `plan` is the one it was fitted with. */
  constructor(
    context: FittedVoiceContext,
    recording: Recording,
    options: StartOptions,
    first: {
      readonly buffer: AudioBuffer
      readonly plan: FitPlan | null
      readonly earliestStart: number
    },
  ) {
    this.#context = context
    this.#recording = recording
    this.#options = options
    this.#repeats = options.repeats
    this.#plan = first.plan
    this.#duration = recording.duration ?? first.buffer.duration
    const scale = first.plan ? first.buffer.duration / this.#duration : 1
    this.#part = this.#play(first.buffer, first.plan, options.from * scale, first.earliestStart)
    if (first.plan === null) this.#duration = this.#part.duration
    this.#report('fitted')
  }

  readonly getDuration = (): number => this.#duration

  readonly getPosition = (): number => {
    const { currentTime } = this.#context.output.context
    const part = this.#getAudiblePartAt(currentTime)
    return (part.getPositionAt(currentTime) / part.duration) * this.#duration
  }

  readonly getRate = (): number =>
    this.#duration / this.#getAudiblePartAt(this.#context.output.context.currentTime).duration

  readonly setRepeats = (repeats: boolean): void => {
    this.#repeats = repeats
    this.#part.setRepeats(repeats)
  }

  /** Plays the recording as planned; null plays the original. */
  setPlan(plan: FitPlan | null): void {
    if (isSamePlan(plan, this.#plan)) return
    this.#plan = plan
    const { cache, fits } = this.#context
    const cached = plan ? fits.get(this.#recording, plan) : cache.get(this.#recording.url)
    if (cached) {
      this.#replace(cached)
      this.#report('fitted')
      return
    }
    this.#report('rendering')
    const loading = plan ? fits.load(this.#recording, plan) : cache.load(this.#recording.url)
    loading.then(
      (buffer) => this.#replaceOnBar(buffer, plan),
      () => this.#fail(plan),
    )
  }

  #getAudiblePartAt(time: number): BufferVoice {
    return time < this.#part.startTime ? (this.#previous ?? this.#part) : this.#part
  }

  #fail(plan: FitPlan | null): void {
    if (this.#isOutdated(plan)) return
    const original = this.#context.cache.get(this.#recording.url)
    // A version for an earlier tempo would be as wrong as the original, and no badge would say so.
    if (original) this.#replace(original)
    this.#report('failed')
  }

  #replaceOnBar(buffer: AudioBuffer, plan: FitPlan | null): void {
    if (this.#isOutdated(plan)) return
    const { line, wait } = this.#getNextLine()
    if (wait > 2 * leadSeconds) {
      setTimeout(() => this.#replaceOnBar(buffer, plan), (wait - 1.5 * leadSeconds) * 1000)
      return
    }
    this.#replace(buffer, line)
    this.#report('fitted')
  }

  #isOutdated(plan: FitPlan | null): boolean {
    return this.#options.signal.aborted || this.#plan !== plan
  }

  /**
   * Returns the context time of the next bar line that can be scheduled, and the seconds until
   * then.
   */
  #getNextLine(): { readonly line: number; readonly wait: number } {
    // Read once, because it advances while this code runs.
    const { currentTime } = this.#context.output.context
    const bar = this.#part.duration / getBars(this.#recording)
    const rest = bar - (this.#part.getPositionAt(currentTime) % bar)
    const wait = rest < leadSeconds ? rest + bar : rest
    return { line: currentTime + wait, wait }
  }

  /**
   * Crossfades to another version in the 4 ms before a bar line; without one, as soon as possible.
   */
  #replace(buffer: AudioBuffer, line = 0): void {
    const { context } = this.#context.output
    const old = this.#part
    // A scheduled part must be fully faded in before it is faded out.
    const earliest = Math.max(context.currentTime + leadSeconds / 2, old.startTime + fadeSeconds)
    const start = alignToFrame(context, Math.max(earliest, line - fadeSeconds))
    const position = old.getPositionAt(start) / old.duration
    if (position >= 1) return
    const isOnLine = line - fadeSeconds >= earliest
    const from = isOnLine ? this.#getOffsetBeforeLine(buffer, position) : position * buffer.duration
    this.#part = this.#play(buffer, this.#plan, from, start)
    this.#previous = old
    old.fadeOutAt(start)
  }

  /** Returns the offset one fade before the nearest bar line. */
  #getOffsetBeforeLine({ duration }: AudioBuffer, position: number): number {
    const bars = getBars(this.#recording)
    const line = (Math.round(position * bars) / bars) * duration
    return (line - fadeSeconds + duration) % duration
  }

  #play(buffer: AudioBuffer, plan: FitPlan | null, from: number, start: number): BufferVoice {
    const { output } = this.#context
    const recording = plan ? { ...this.#recording, duration: null } : this.#recording
    const options = { ...this.#options, from, repeats: this.#repeats }
    return playBuffer(output, buffer, recording, options, start)
  }

  #report(status: FitState['status']): void {
    const { url } = this.#recording
    this.#context.onFit(this.#plan && { url, status })
  }
}

function isSamePlan(a: FitPlan | null, b: FitPlan | null): boolean {
  return (a && toPlanKey(a)) === (b && toPlanKey(b))
}

/** Returns the number of bars of a loop, at least 1. */
function getBars({ sound, duration }: Recording): number {
  return sound ? Math.max(1, countBars({ ...sound, durationSeconds: duration })) : 1
}
