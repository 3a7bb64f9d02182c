import { outputRate } from './output.ts'

/**
 * Fetches a recording and decodes it at the rate of the output. Needs no open audio device, so that
 * recordings can be decoded before the first gesture. Rejects if the file is missing or no audio.
 */
export async function loadBuffer(url: string, priority: 'high' | 'low'): Promise<AudioBuffer> {
  const response = await fetch(url, { priority })
  if (!response.ok) throw new Error(`The recording was answered with status ${response.status}.`)
  const context = new OfflineAudioContext(1, 1, outputRate)
  return context.decodeAudioData(await response.arrayBuffer())
}
