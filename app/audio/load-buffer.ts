import { soundRequests } from './sound-requests.ts'
import type { Priority } from './sound-requests.ts'
import { outputRate } from './output.ts'

/**
 * Fetches a recording and decodes it at the output rate. Needs no open audio device, so recordings
 * can be decoded before the first gesture. Rejects if the file is missing or not audio, or if the
 * signal is aborted.
 */
export async function loadBuffer(
  url: string,
  priority: Priority,
  signal: AbortSignal,
): Promise<AudioBuffer> {
  const bytes = await soundRequests.send(url, priority, signal)
  return new OfflineAudioContext(1, 1, outputRate).decodeAudioData(bytes)
}

/** How much of a file is fetched for its beginning, in bytes: 1.5 seconds of MP3 at 128 kbit/s. */
const headBytes = 24_576

/**
 * What is cut from the end of a beginning, in frames: the last two frames of an MP3 may need data
 * that follows.
 */
const cutFrames = 2304

/**
 * Fetches the beginning of a recording and decodes it at the output rate: the same samples as those
 * of the whole, or all of them if the file is that short. Rejects like `loadBuffer`.
 */
export async function loadHead(
  url: string,
  priority: Priority,
  signal: AbortSignal,
): Promise<AudioBuffer> {
  const headers = { range: `bytes=0-${headBytes - 1}` }
  const response = await fetch(url, { priority, signal, headers })
  if (!response.ok) throw new Error(`The recording was answered with status ${response.status}.`)
  const bytes = await response.arrayBuffer()
  const isWhole = bytes.byteLength !== headBytes
  const decoded = await new OfflineAudioContext(1, 1, outputRate).decodeAudioData(bytes)
  if (isWhole) return decoded
  const { numberOfChannels, sampleRate } = decoded
  const length = decoded.length - cutFrames
  const head = new AudioBuffer({ length, numberOfChannels, sampleRate })
  for (let channel = 0; channel < numberOfChannels; channel++)
    head.copyToChannel(decoded.getChannelData(channel).subarray(0, length), channel)
  return head
}
