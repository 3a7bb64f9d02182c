import { getFittedFrames } from './fit-plan.ts'
import type { FitPlan } from './fit-plan.ts'
import type { FitRequest, FitResponse } from './fit-messages.ts'

type Samples = NonNullable<FitResponse['channels']>

/** Created when the first loop is fitted. */
let worker: Worker | null = null
let lastId = 0
/** Settles when the worker has finished all requests that were not aborted. */
let lastTurn: Promise<unknown> = Promise.resolve()

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
): Promise<AudioBuffer> {
  const { sampleRate: rate, numberOfChannels } = buffer
  const frames = Math.min(buffer.length, Math.round(duration * rate))
  const onsets = plan.method === 'slice' ? await listOnsets(plan, frames, rate) : []
  signal.throwIfAborted()
  const channels = await inTurn(signal, () =>
    send({
      channels: Array.from({ length: numberOfChannels }, (_, index) =>
        buffer.getChannelData(index).slice(0, frames),
      ),
      rate,
      targetFrames: getFittedFrames(frames, rate, plan),
      method: plan.method,
      semitones: plan.semitones,
      onsets,
    }),
  )
  const length = channels[0]?.length ?? 0
  const fitted = new AudioBuffer({ length, numberOfChannels, sampleRate: rate })
  for (const [index, samples] of channels.entries()) fitted.copyToChannel(samples, index)
  return fitted
}

/** Returns the onsets of a loop in frames: the stored ones, or else every sixteenth note. */
async function listOnsets(plan: FitPlan, frames: number, rate: number): Promise<number[]> {
  const onsets = await plan.loadOnsets()
  if (onsets.length > 0) return onsets.map((seconds) => seconds * rate)
  const sixteenth = (15 * rate) / (plan.from ?? 120)
  return Array.from({ length: Math.round(frames / sixteenth) }, (_, index) => index * sixteenth)
}

/**
 * Renders after all earlier requests, so that a request aborted by then costs nothing, not even a
 * copy of its samples. Rejects as soon as the signal is aborted; a rendering that has started runs
 * to its end.
 */
function inTurn(signal: AbortSignal, render: () => Promise<Samples>): Promise<Samples> {
  const turn = lastTurn.then(() => {
    signal.throwIfAborted()
    return render()
  })
  lastTurn = turn.catch(() => undefined)
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    turn.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}

function send(request: Omit<FitRequest, 'id'>): Promise<Samples> {
  lastId += 1
  const id = lastId
  worker ??= new Worker(new URL('./fit-worker.ts', import.meta.url), { type: 'module' })
  const current = worker
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
      worker = null
      reject(new Error('The loop could not be fitted.'))
    }
    const onMessage = ({ data }: MessageEvent<FitResponse>) => {
      if (data.id === id) settle(data.channels)
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
