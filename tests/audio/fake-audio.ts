import { vi } from 'vitest'
import { FakeParam } from './fake-param.ts'

class FakeNode extends EventTarget {
  connect<Destination>(destination: Destination): Destination {
    return destination
  }

  disconnect(): void {}
}

/** An audio context whose time, state and nodes the test controls. */
export class FakeContext extends EventTarget {
  currentTime = 0
  readonly sampleRate = 44_100
  readonly baseLatency = 0.01
  state: AudioContextState = 'running'
  readonly gains: FakeGain[] = []
  readonly sources: FakeSource[] = []
  readonly #resumed = Promise.withResolvers<void>()

  resume(): Promise<void> {
    return this.#resumed.promise
  }

  async suspend(): Promise<void> {
    this.#setState('suspended')
  }

  async close(): Promise<void> {
    this.#setState('closed')
  }

  createMediaElementSource(): FakeNode {
    return new FakeNode()
  }

  /** Simulates the browser allowing the context to run. */
  run(): void {
    this.#setState('running')
    this.#resumed.resolve()
  }

  #setState(state: AudioContextState): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

export class FakeGain extends FakeNode {
  readonly context: FakeContext
  readonly gain: FakeParam

  constructor(context: FakeContext, { gain = 1 }: GainOptions) {
    super()
    this.context = context
    this.gain = new FakeParam(gain)
    context.gains.push(this)
  }
}

export class FakeSource extends FakeNode {
  loop: boolean
  /** In seconds; 0 for the end of the buffer. */
  readonly loopEnd: number
  readonly playbackRate: { value: number }
  /** The context time at which it starts, and its offset in the buffer, in seconds. */
  startTime = NaN
  offset = NaN
  stopTime = Infinity

  constructor(
    context: FakeContext,
    { loop = false, loopEnd = 0, playbackRate = 1 }: AudioBufferSourceOptions,
  ) {
    super()
    this.loop = loop
    this.loopEnd = loopEnd
    this.playbackRate = { value: playbackRate }
    context.sources.push(this)
  }

  start(time: number, offset: number): void {
    this.startTime = time
    this.offset = offset
  }

  stop(time: number): void {
    this.stopTime = time
  }
}

/** An audio element that loads until the test lets it play or fail. */
export class FakeElement extends EventTarget {
  paused = true
  loop = false
  crossOrigin: string | null = null
  duration = NaN
  currentTime = 0
  /** Settles the promise returned by `play`. */
  readonly started = Promise.withResolvers<void>()

  play(): Promise<void> {
    this.paused = false
    return this.started.promise
  }

  pause(): void {
    this.paused = true
  }

  load(): void {}

  removeAttribute(): void {}
}

/** Creates a decoded sound of a length in seconds; silence where no samples are given. */
export function createBuffer(duration: number, samples = new Float32Array(4)): AudioBuffer {
  const sizes = { duration, length: duration, numberOfChannels: 1, sampleRate: 44_100 }
  return { ...sizes, getChannelData: () => samples } as unknown as AudioBuffer
}

/**
 * Replaces the browser's audio APIs until all globals are unstubbed. Returns the contexts and
 * elements created, in order; a context starts in the given state.
 */
export function stubAudio(state: AudioContextState = 'running') {
  const contexts: FakeContext[] = []
  const elements: FakeElement[] = []
  vi.stubGlobal(
    'AudioContext',
    class extends FakeContext {
      constructor() {
        super()
        this.state = state
        contexts.push(this)
      }
    },
  )
  vi.stubGlobal(
    'Audio',
    class extends FakeElement {
      constructor() {
        super()
        elements.push(this)
      }
    },
  )
  vi.stubGlobal('GainNode', FakeGain)
  vi.stubGlobal('WaveShaperNode', FakeNode)
  vi.stubGlobal('AudioBufferSourceNode', FakeSource)
  return { contexts, elements }
}
