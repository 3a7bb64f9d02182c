/** signalsmith-stretch; https://signalsmith-audio.co.uk/code/stretch/ */
export interface Stretcher {
  /** Returns the memory, which is another one after it has grown. */
  readonly getMemory: () => ArrayBuffer
  readonly configure: (channels: number, rate: number) => void
  /** Forgets what was heard. */
  readonly reset: () => void
  /** Both are in frames. */
  readonly getInputLatency: () => number
  readonly getOutputLatency: () => number
  /** Returns where in the memory the buffers of the input are, followed by those of the output. */
  readonly setBuffers: (channels: number, frames: number) => number
  /** Stretches the frames in the buffers of the input to those of the output. */
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
 * Loads signalsmith-stretch, once; rejects where WebAssembly is not allowed. The failure is kept, since a
 * worker that fails is ended.
 */
export function loadStretcher(): Promise<Stretcher> {
  loading ??= createStretcher()
  return loading
}

/**
 * The package runs in an audio worklet only, in real time. To render in a worker, this offers what it
 * uses of a worklet's global scope, and takes the module from the processor that it registers.
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
  // The first message of the processor says that its module is compiled.
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

/** The package does not pass on that its module could not be compiled. */
function watchFailures(): Promise<never> {
  return new Promise((_, reject) => {
    globalThis.addEventListener?.('unhandledrejection', (event) => reject(event.reason), {
      once: true,
    })
  })
}
