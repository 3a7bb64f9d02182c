import { getFittedFrames } from './fit-plan.ts'
import type { FitPlan } from './fit-plan.ts'
import type { FitRequest, FitResponse } from './fit-messages.ts'

type Samples = NonNullable<FitResponse['channels']>

/** The beginning of a loop that is being rendered. */
export interface Head {
  readonly buffer: AudioBuffer
  /** The length of the whole loop, in seconds. */
  readonly seconds: number
}

/** A worker, created when it renders its first loop. */
interface Renderer {
  worker: Worker | null
  /** Settles when the worker has finished all requests that were not aborted. */
  lastTurn: Promise<unknown>
}

/** Loops that are waited for do not wait for those that are rendered ahead. */
const renderers = {
  now: { worker: null, lastTurn: Promise.resolve() } as Renderer,
  ahead: { worker: null, lastTurn: Promise.resolve() } as Renderer,
}

/** Whether a loop is waited for or rendered ahead of its use. */
export type Urgency = keyof typeof renderers

let lastId = 0

/** Starts the worker for loops that are waited for and loads what a method needs. */
export function prepareRenderer(method: FitPlan['method']): void {
  const none = { channels: [], onsets: [], bpm: null }
  const request = { id: 0, rate: 1, targetFrames: 0, semitones: 0, method, ...none }
  getWorker(renderers.now).postMessage(request satisfies FitRequest, [])
}

export interface RenderOptions {
  readonly urgency?: Urgency
  /** Called with beginnings of the loop, each longer than the one before, while it is rendered. */
  readonly onHead?: (head: Head) => void
}

/**
 * Renders a loop in a worker. The result is exactly as many frames long as its bars at the new
 * tempo and repeats without a gap. `duration` is the stated length of the loop in seconds, in case
 * the decoder has added silence. Rejects with the signal's reason if it is aborted, and with
 * another error if the loop cannot be rendered, for example because the browser does not allow
 * WebAssembly.
 */
export async function renderFitted(
  buffer: AudioBuffer,
  plan: FitPlan,
  signal: AbortSignal,
  duration: number = buffer.duration,
  { urgency = 'now', onHead }: RenderOptions = {},
): Promise<AudioBuffer> {
  const { sampleRate: rate, numberOfChannels } = buffer
  const frames = Math.min(buffer.length, Math.round(duration * rate))
  const material = await loadMaterial(plan, frames, rate)
  signal.throwIfAborted()
  const renderer = renderers[urgency]
  const targetFrames = getFittedFrames(frames, rate, plan)
  const channels = await inTurn(renderer, signal, () =>
    send(
      renderer,
      {
        channels: Array.from({ length: numberOfChannels }, (_, index) =>
          buffer.getChannelData(index).slice(0, frames),
        ),
        rate,
        targetFrames,
        semitones: plan.semitones,
        ...material,
      },
      (head) => onHead?.({ buffer: toBuffer(head, rate), seconds: targetFrames / rate }),
    ),
  )
  return toBuffer(channels, rate)
}

function toBuffer(channels: Samples, sampleRate: number): AudioBuffer {
  const length = channels[0]?.length ?? 0
  const buffer = new AudioBuffer({ length, numberOfChannels: channels.length, sampleRate })
  for (const [index, samples] of channels.entries()) buffer.copyToChannel(samples, index)
  return buffer
}

/**
 * Returns how a loop is rendered, and its onsets in frames: the stored ones, or else, for drums,
 * every sixteenth note.
 */
async function loadMaterial(
  plan: FitPlan,
  frames: number,
  rate: number,
): Promise<Pick<FitRequest, 'method' | 'onsets' | 'bpm'>> {
  const [content, seconds] = await Promise.all([plan.loadContent?.() ?? null, plan.loadOnsets()])
  const method = content === null ? plan.method : content === 'drums' ? 'slice' : 'stretch'
  const onsets = seconds.map((second) => second * rate)
  if (content === 'texture') return { method, onsets: [], bpm: null }
  if (method === 'stretch' || onsets.length > 0) return { method, onsets, bpm: plan.from }
  const sixteenth = (15 * rate) / (plan.from ?? 120)
  const count = Math.round(frames / sixteenth)
  return { method, onsets: Array.from({ length: count }, (_, i) => i * sixteenth), bpm: null }
}

/**
 * Renders after all earlier requests, so that a request aborted by then costs nothing, not even a
 * copy of its samples. Rejects as soon as the signal is aborted; a rendering that has started runs
 * to its end.
 */
function inTurn(
  renderer: Renderer,
  signal: AbortSignal,
  render: () => Promise<Samples>,
): Promise<Samples> {
  const turn = renderer.lastTurn.then(() => {
    signal.throwIfAborted()
    return render()
  })
  renderer.lastTurn = turn.catch(() => undefined)
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    turn.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}

function getWorker(renderer: Renderer): Worker {
  if (renderer.worker) return renderer.worker
  const worker = new Worker(new URL('./fit-worker.ts', import.meta.url), { type: 'module' })
  // If the script fails to load before the first loop is sent, that loop gets a new worker.
  worker.addEventListener('error', () => {
    if (renderer.worker === worker) renderer.worker = null
  })
  renderer.worker = worker
  return worker
}

function send(
  renderer: Renderer,
  request: Omit<FitRequest, 'id'>,
  onHead: (channels: Samples) => void,
): Promise<Samples> {
  lastId += 1
  const id = lastId
  const current = getWorker(renderer)
  return new Promise((resolve, reject) => {
    const settle = (channels: FitResponse['channels']) => {
      current.removeEventListener('message', onMessage)
      current.removeEventListener('error', onError)
      if (channels) {
        resolve(channels)
        return
      }
      // The worker caches its failure to load the stretcher; the next loop gets a new worker.
      current.terminate()
      renderer.worker = null
      reject(new Error('The loop could not be fitted.'))
    }
    const onMessage = ({ data }: MessageEvent<FitResponse>) => {
      if (data.id !== id) return
      if (data.isHead && data.channels) onHead(data.channels)
      else settle(data.channels)
    }
    // The script failed to load.
    const onError = () => settle(null)
    current.addEventListener('message', onMessage)
    current.addEventListener('error', onError)
    current.postMessage(
      { ...request, id },
      request.channels.map((channel) => channel.buffer),
    )
  })
}
