import { isSamePlan } from './fit-plan.ts'
import type { FitPlan } from './fit-plan.ts'
import { countBeats } from '../count-bars.ts'
import type { BufferCache } from '../buffer-cache.ts'
import { alignToFrame, fadeSeconds, playBuffer } from '../buffer-voice.ts'
import type { BufferVoice } from '../buffer-voice.ts'
import type { Output } from '../output.ts'
import type { FitState, Recording, StartOptions, Voice } from '../types.ts'
import type { FittedBuffers } from './fitted-buffers.ts'
import { isHead } from './is-head.ts'
import type { Head } from './render-fitted.ts'

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

/** The first version of a recording to be heard. */
interface FirstVersion extends Head {
  /** The plan it was fitted with; null for the original. */
  readonly plan: FitPlan | null
  /** In context time, in seconds. */
  readonly earliestStart: number
}

/**
 * A recording that switches between versions: the original and those fitted to a tempo and key. A
 * cached version starts immediately, one that has to be rendered on a beat; both continue at the
 * same musical position. A version may begin before all of it is rendered: each longer beginning
 * then takes over from the one before, on the same frame of the same samples. Positions refer to the
 * original.
 */
export class FittedVoice implements Voice {
  readonly #context: FittedVoiceContext
  readonly #recording: Recording
  readonly #options: StartOptions
  readonly #duration: number
  #part: BufferVoice
  /** The length of the current version, in seconds, of which the part may be the beginning. */
  #seconds: number
  /** Audible until the current part starts. */
  #previous: AudiblePart | null = null
  #repeats: boolean
  #isHandedOver = false
  /** The latest plan; earlier ones are outdated. */
  #plan: FitPlan | null

  /** Starts with a version that is rendered, at least its beginning. */
  constructor(
    context: FittedVoiceContext,
    recording: Recording,
    options: StartOptions,
    first: FirstVersion,
  ) {
    this.#context = context
    this.#recording = recording
    this.#options = options
    this.#repeats = options.repeats
    this.#plan = first.plan
    this.#duration = recording.duration ?? first.buffer.duration
    this.#seconds = first.seconds
    const scale = first.plan ? first.seconds / this.#duration : 1
    this.#part = this.#play(first, first.plan, options.from * scale, first.earliestStart)
    if (first.plan === null && !isHead(first)) {
      this.#duration = this.#part.duration
      this.#seconds = this.#part.duration
    }
    this.#report('fitted')
    if (isHead(first)) this.#continue(first.plan)
  }

  readonly getDuration = (): number => this.#duration

  readonly getPosition = (): number => {
    const { currentTime } = this.#context.output.context
    const { part, seconds } = this.#getAudibleAt(currentTime)
    return (part.getPositionAt(currentTime) / seconds) * this.#duration
  }

  readonly getRate = (): number =>
    this.#duration / this.#getAudibleAt(this.#context.output.context.currentTime).seconds

  readonly setRepeats = (repeats: boolean): void => {
    this.#repeats = repeats
    // The whole version, which follows a beginning, will repeat.
    if (this.#part.duration >= this.#seconds) this.#part.setRepeats(repeats)
  }

  /** Returns the context time, in seconds, at which the current pass has begun or would have. */
  getCycleStart(): number {
    const { context } = this.#context.output
    const time = Math.max(context.currentTime, this.#part.startTime)
    const start = time - this.#part.getPositionAt(time)
    return Math.round(start * context.sampleRate) / context.sampleRate
  }

  /** The length of the version that plays, in seconds. */
  getSeconds(): number {
    return this.#seconds
  }

  /** Ends the sound at a context time, in seconds, because a mix goes on with it. */
  handOver(time: number): void {
    this.#isHandedOver = true
    this.#part.fadeOutAt(time, this.#options.onTakenOver)
  }

  /** Plays the recording as planned; null plays the original. */
  setPlan(plan: FitPlan | null): void {
    if (this.#isHandedOver || isSamePlan(plan, this.#plan)) return
    this.#plan = plan
    const { cache, fits } = this.#context
    const cached = plan ? fits.get(this.#recording, plan) : cache.get(this.#recording.url)
    if (cached) {
      this.#replace(this.#toWhole(cached, plan))
      this.#report('fitted')
      return
    }
    this.#report('rendering')
    const loading = plan ? fits.load(this.#recording, plan) : cache.load(this.#recording.url)
    loading.then(
      (buffer) => this.#replaceOnBeat(buffer, plan),
      () => this.#fail(plan),
    )
  }

  /** Plays ever longer beginnings of the current version, then the whole. */
  #continue(plan: FitPlan | null): void {
    const replace = (head: Head) => {
      if (!this.#isOutdated(plan) && head.buffer.duration > this.#part.duration) this.#replace(head)
    }
    const { cache, fits } = this.#context
    const { signal, onInterruption } = this.#options
    const loading = plan
      ? fits.load(this.#recording, plan, replace)
      : cache.load(this.#recording.url, 'high', signal)
    loading.then(
      (buffer) => replace(this.#toWhole(buffer, plan)),
      () => {
        if (plan) this.#fail(plan)
        else if (!this.#isOutdated(plan)) onInterruption()
      },
    )
  }

  #toWhole(buffer: AudioBuffer, plan: FitPlan | null): Head {
    return { buffer, seconds: plan ? buffer.duration : this.#duration }
  }

  #getAudibleAt(time: number): AudiblePart {
    const current = { part: this.#part, seconds: this.#seconds }
    return time < this.#part.startTime ? (this.#previous ?? current) : current
  }

  #fail(plan: FitPlan | null): void {
    if (this.#isOutdated(plan)) return
    const original = this.#context.cache.get(this.#recording.url)
    // A version for an earlier tempo would be as wrong as the original, and no badge would say so.
    if (original) {
      this.#plan = null
      this.#replace(this.#toWhole(original, null))
      this.#plan = plan
    }
    this.#report('failed')
  }

  #replaceOnBeat(buffer: AudioBuffer, plan: FitPlan | null): void {
    if (this.#isOutdated(plan)) return
    const { line, wait } = this.#getNextLine()
    if (wait > 2 * leadSeconds) {
      setTimeout(() => this.#replaceOnBeat(buffer, plan), (wait - 1.5 * leadSeconds) * 1000)
      return
    }
    this.#replace(this.#toWhole(buffer, plan), line)
    this.#report('fitted')
  }

  #isOutdated(plan: FitPlan | null): boolean {
    return this.#options.signal.aborted || this.#isHandedOver || this.#plan !== plan
  }

  /**
   * Returns the context time of the next beat that can be scheduled, and the seconds until then.
   */
  #getNextLine(): { readonly line: number; readonly wait: number } {
    // Read once, because it advances while this code runs.
    const { currentTime } = this.#context.output.context
    const beat = this.#seconds / countBeats(this.#recording)
    const rest = beat - (this.#part.getPositionAt(currentTime) % beat)
    const wait = rest < leadSeconds ? rest + beat : rest
    return { line: currentTime + wait, wait }
  }

  /**
   * Crossfades to another version in the 4 ms before a beat; without one, as soon as possible.
   */
  #replace(version: Head, line = 0): void {
    const { context } = this.#context.output
    const old = this.#part
    // A scheduled part must be fully faded in before it is faded out.
    const earliest = Math.max(context.currentTime + leadSeconds / 2, old.startTime + fadeSeconds)
    const start = alignToFrame(context, Math.max(earliest, line - fadeSeconds))
    const position = old.getPositionAt(start) / this.#seconds
    if (position >= 1) return
    const isOnLine = line - fadeSeconds >= earliest
    const { seconds } = version
    const from = isOnLine ? this.#getOffsetBeforeLine(seconds, position) : position * seconds
    this.#part = this.#play(version, this.#plan, from, start)
    this.#previous = { part: old, seconds: this.#seconds }
    this.#seconds = seconds
    old.fadeOutAt(start)
  }

  /** Returns the offset one fade before the nearest beat, for a version of a length in seconds. */
  #getOffsetBeforeLine(seconds: number, position: number): number {
    const beats = countBeats(this.#recording)
    const line = (Math.round(position * beats) / beats) * seconds
    return (line - fadeSeconds + seconds) % seconds
  }

  #play(version: Head, plan: FitPlan | null, from: number, start: number): BufferVoice {
    const { output } = this.#context
    const recording = plan ? { ...this.#recording, duration: null } : this.#recording
    const options = { ...this.#options, from, repeats: this.#repeats }
    if (!isHead(version)) return playBuffer(output, version.buffer, recording, options, start)
    // If the rest is late, the sound pauses at the end of its beginning.
    const untilRest = { ...options, repeats: false, onEnd: () => {} }
    return playBuffer(output, version.buffer, recording, untilRest, start)
  }

  #report(status: FitState['status']): void {
    const { url } = this.#recording
    this.#context.onFit(this.#plan && { url, status })
  }
}

/** A part of a version of a length in seconds. */
interface AudiblePart {
  readonly part: BufferVoice
  readonly seconds: number
}
