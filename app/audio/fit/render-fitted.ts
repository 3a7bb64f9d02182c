import { getFittedFrames } from './fit-plan.ts'
import type { FitPlan } from './fit-plan.ts'
import type { FitRequest, FitResponse } from './fit-messages.ts'

type Samples = NonNullable<FitResponse['channels']>

/** The worker, which is created when a loop is first fitted. */
let worker: Worker | null = null
let lastId = 0
/** Ends when the worker has rendered all that was asked of it, except what was aborted. */
let lastTurn: Promise<unknown> = Promise.resolve()

/**
 * Renders a loop as planned, in a worker. The result has exactly the frames of its bars at the new tempo
 * and repeats without a gap. `duration` is the stated length of the loop, if the decoder has added
 * silence. Rejects with the signal's reason if it is aborted, and with another error if the loop cannot be
 * rendered, for example because the browser does not allow WebAssembly.
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

/** Returns the stored onsets of a loop in frames, or its sixteenths if none are stored. */
async function listOnsets(plan: FitPlan, frames: number, rate: number): Promise<number[]> {
  const stored = await plan.loadOnsets()
  if (stored.length > 0) return stored.map((seconds) => seconds * rate)
  const sixteenth = (15 * rate) / (plan.from ?? 120)
  return Array.from({ length: Math.round(frames / sixteenth) }, (_, index) => index * sixteenth)
}

/**
 * Renders when all before it are rendered, so that what is aborted until then costs nothing, not even a
 * copy of its samples. Rejects as soon as the signal is aborted; what the worker has begun, it ends.
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
      // A worker keeps the failure to load what it renders with; the next loop tries again in another one.
      current.terminate()
      worker = null
      reject(new Error('The loop could not be fitted.'))
    }
    const onMessage = ({ data }: MessageEvent<FitResponse>) => {
      if (data.id === id) settle(data.channels)
    }
    // The script could not be loaded.
    const onError = () => settle(null)
    current.addEventListener('message', onMessage)
    current.addEventListener('error', onError)
    current.postMessage(
      { ...request, id },
      request.channels.map((channel) => channel.buffer),
    )
  })
}
