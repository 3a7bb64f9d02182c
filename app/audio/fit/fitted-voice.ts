import { toPlanKey } from './fit-plan.ts'
import type { FitPlan } from './fit-plan.ts'
import { countBars } from '../count-bars.ts'
import type { BufferCache } from '../buffer-cache.ts'
import { alignToFrame, fadeSeconds, playBuffer } from '../buffer-voice.ts'
import type { BufferVoice } from '../buffer-voice.ts'
import type { Output } from '../output.ts'
import type { FitState, Recording, StartOptions, Voice } from '../types.ts'
import type { FittedBuffers } from './fitted-buffers.ts'

/** How long before it sounds a part is scheduled, so that it starts in time; in seconds. */
const leadSeconds = 0.06

/** What a fitted voice plays with. */
export interface FittedVoiceContext {
  readonly output: Output
  readonly cache: BufferCache
  readonly fits: FittedBuffers
  /** Called when what is heard of the recording changes; null if it is the original. */
  readonly onFit: (state: FitState | null) => void
}

/**
 * A recording whose versions take turns: the original, and those that are fitted to a tempo and a key.
 * A version that is being rendered begins on a bar line, one that is there at once; in both cases at the
 * same place in the bars. Positions are those of the original.
 */
export class FittedVoice implements Voice {
  readonly #context: FittedVoiceContext
  readonly #recording: Recording
  readonly #options: StartOptions
  readonly #duration: number
  #part: BufferVoice
  /** Sounds until the current part begins. */
  #previous: BufferVoice | null = null
  #repeats: boolean
  /** The last plan that was set, by which outdated ones are known. */
  #plan: FitPlan | null

  /** Starts with a version that is in memory; `plan` is that by which it was fitted. */
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
    const part = this.#getHeardAt(currentTime)
    return (part.getPositionAt(currentTime) / part.duration) * this.#duration
  }

  readonly getRate = (): number =>
    this.#duration / this.#getHeardAt(this.#context.output.context.currentTime).duration

  readonly setRepeats = (repeats: boolean): void => {
    this.#repeats = repeats
    this.#part.setRepeats(repeats)
  }

  /** Plays the recording as planned, or the original for null. */
  setPlan(plan: FitPlan | null): void {
    if (isSamePlan(plan, this.#plan)) return
    this.#plan = plan
    const { cache, fits } = this.#context
    const known = plan ? fits.get(this.#recording, plan) : cache.get(this.#recording.url)
    if (known) {
      this.#replace(known)
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

  #getHeardAt(time: number): BufferVoice {
    return time < this.#part.startTime ? (this.#previous ?? this.#part) : this.#part
  }

  #fail(plan: FitPlan | null): void {
    if (this.#isOutdated(plan)) return
    const original = this.#context.cache.get(this.#recording.url)
    // A version for an earlier tempo would be as wrong as the original, and no badge could explain it.
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

  /** Returns the time of the next bar line that can still be met, and the seconds until then. */
  #getNextLine(): { readonly line: number; readonly wait: number } {
    // The time goes on while this runs, so it is read once.
    const { currentTime } = this.#context.output.context
    const bar = this.#part.duration / getBars(this.#recording)
    const rest = bar - (this.#part.getPositionAt(currentTime) % bar)
    const wait = rest < leadSeconds ? rest + bar : rest
    return { line: currentTime + wait, wait }
  }

  /** Fades into another version in the 4 ms before a bar line, or as soon as possible without one. */
  #replace(buffer: AudioBuffer, line = 0): void {
    const { context } = this.#context.output
    const old = this.#part
    // What has been scheduled must have been faded in.
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

  /** Returns the offset that lies as long before the nearest bar line as a version is faded in. */
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

/** Returns the number of bars of a loop, at whose lines its versions change. */
function getBars({ sound, duration }: Recording): number {
  return sound ? Math.max(1, countBars({ ...sound, durationSeconds: duration })) : 1
}
