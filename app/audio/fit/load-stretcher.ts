/** The parts of signalsmith-stretch in use; https://signalsmith-audio.co.uk/code/stretch/ */
export interface Stretcher {
  /** Returns the WebAssembly memory, which is replaced when it grows. */
  readonly getMemory: () => ArrayBuffer
  readonly configure: (channels: number, rate: number) => void
  /** Clears the internal state. */
  readonly reset: () => void
  /** In frames, like the output latency. */
  readonly getInputLatency: () => number
  readonly getOutputLatency: () => number
  /** Returns the memory offset of the input buffers; the output buffers follow them. */
  readonly setBuffers: (channels: number, frames: number) => number
  /** Stretches the input frames to the number of output frames. */
  readonly process: (inputFrames: number, outputFrames: number) => void
}

/** The package's WebAssembly module. */
interface StretchModule {
  readonly HEAP8: Int8Array<ArrayBuffer>
  readonly _presetDefault: Stretcher['configure']
  readonly _reset: Stretcher['reset']
  readonly _inputLatency: Stretcher['getInputLatency']
  readonly _outputLatency: Stretcher['getOutputLatency']
  readonly _setBuffers: Stretcher['setBuffers']
  readonly _process: Stretcher['process']
}

interface Processor {
  readonly wasmModule: StretchModule
}

type ProcessorClass = new (options: object) => Processor

let loading: Promise<Stretcher> | null = null

/**
 * Loads signalsmith-stretch once; rejects where WebAssembly is not allowed. Failures are cached
 * too: a worker that fails is terminated.
 */
export function loadStretcher(): Promise<Stretcher> {
  loading ??= createStretcher()
  return loading
}

/**
 * The package only runs in an audio worklet, in real time. To render in a worker, this stubs the
 * worklet globals it uses and takes the module from the processor it registers.
 */
async function createStretcher(): Promise<Stretcher> {
  let registered: ProcessorClass | null = null
  let onReady = () => {}
  const ready = new Promise<void>((resolve) => (onReady = resolve))
  class AudioWorkletProcessor {
    readonly port = { onmessage: null, postMessage: onReady }
  }
  Object.assign(globalThis, {
    AudioWorkletProcessor,
    sampleRate: 44_100,
    registerProcessor: (_name: string, processor: ProcessorClass) => (registered = processor),
  })
  const failure = watchFailures()
  await import('signalsmith-stretch')
  if (registered === null) throw new Error('signalsmith-stretch registered no processor.')
  const processor = new (registered as ProcessorClass)({})
  // The processor's first message signals that its module is compiled.
  await Promise.race([ready, failure])
  return toStretcher(processor.wasmModule)
}

function toStretcher(module: StretchModule): Stretcher {
  const {
    _presetDefault: configure,
    _reset: reset,
    _inputLatency: getInputLatency,
    _outputLatency: getOutputLatency,
    _setBuffers: setBuffers,
    _process: process,
  } = module
  const getMemory = () => module.HEAP8.buffer
  return { getMemory, configure, reset, getInputLatency, getOutputLatency, setBuffers, process }
}

/** Rejects if the module cannot be compiled, which the package does not report. */
function watchFailures(): Promise<never> {
  return new Promise((_, reject) => {
    globalThis.addEventListener?.('unhandledrejection', (event) => reject(event.reason), {
      once: true,
    })
  })
}
