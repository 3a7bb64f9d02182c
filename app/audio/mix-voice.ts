import { fadeSeconds } from './buffer-voice.ts'
import { Level } from './level.ts'
import { getStartFade } from './start-fade.ts'
import type { MixPart } from './types.ts'

/** How long a level change takes, in seconds. */
const levelRampSeconds = 0.02

/** A part of a mix, playing or scheduled. */
export class MixVoice {
  readonly buffer: AudioBuffer
  /** In context time, in seconds. */
  readonly start: number
  readonly #source: AudioBufferSourceNode
  readonly #context: BaseAudioContext
  readonly #envelope: Level
  readonly #level: Level

  /**
   * Starts a part at a given time and frame of its buffer; it is faded in unless it starts at frame
   * 0 and does not click there.
   */
  constructor(destination: AudioNode, { buffer, gain }: MixPart, start: number, frame: number) {
    const { context } = destination
    this.buffer = buffer
    this.start = start
    this.#source = new AudioBufferSourceNode(context, { buffer, loop: true })
    const fade = frame > 0 ? fadeSeconds : getStartFade(buffer)
    const initialGain = fade > 0 ? 0 : 1
    const envelope = new GainNode(context, { gain: initialGain })
    const fader = new GainNode(context, { gain })
    this.#context = context
    this.#envelope = new Level(envelope, initialGain)
    this.#level = new Level(fader, gain)
    if (fade > 0) this.#envelope.rampTo(1, start, fade)
    this.#source.connect(envelope).connect(fader).connect(destination)
    this.#source.addEventListener('ended', () => fader.disconnect())
    this.#source.start(start, frame / buffer.sampleRate)
  }

  setGain(gain: number): void {
    this.#level.rampTo(gain, this.#context.currentTime, levelRampSeconds)
  }

  /** Fades the part out from a given time on and releases its nodes. */
  stop(from: number): void {
    this.#envelope.rampTo(0, from, fadeSeconds)
    this.#source.stop(from + fadeSeconds)
  }
}
