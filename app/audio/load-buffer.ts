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
