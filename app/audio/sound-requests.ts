import { isShort } from './is-short.ts'
import { isSlowConnection } from './slow-connection.ts'
import type { Recording } from './types.ts'

export type Priority = 'high' | 'low'

/** A sound fetched while the engine's code is loading. */
interface EarlyRequest {
  readonly url: string
  readonly bytes: Promise<ArrayBuffer>
  readonly abort: AbortController
}

/**
 * Requests the bytes of sounds. One can be requested before the engine has loaded, which then takes
 * it over.
 */
export class SoundRequests {
  #early: EarlyRequest | null = null

  /**
   * Requests a short sound while the engine is loading. A sound to be heard replaces any other, at
   * high priority; a prefetch has low priority and is skipped if there is another request or the
   * connection is slow.
   */
  sendEarly(recording: Recording, priority: Priority): void {
    const { url } = recording
    if (this.#early?.url === url || !isShort(recording)) return
    if (priority === 'low' && (this.#early || isSlowConnection())) return
    this.#early?.abort.abort()
    const abort = new AbortController()
    const early = { url, bytes: request(url, priority, abort.signal), abort }
    this.#early = early
    early.bytes.catch(() => {
      // The engine requests it again and reports the error.
      if (this.#early === early) this.#early = null
    })
  }

  /**
   * Returns the bytes of a sound, from the early request if there is one. Rejects if the file is
   * missing or the signal is aborted.
   */
  send(url: string, priority: Priority, signal: AbortSignal): Promise<ArrayBuffer> {
    if (this.#early?.url !== url) return request(url, priority, signal)
    const { bytes, abort } = this.#early
    this.#early = null
    signal.addEventListener('abort', () => abort.abort())
    return bytes
  }
}

/** The page's sound requests, shared by the player and its engine. */
export const soundRequests = new SoundRequests()

async function request(url: string, priority: Priority, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, { priority, signal })
  if (!response.ok) throw new Error(`The recording was answered with status ${response.status}.`)
  return response.arrayBuffer()
}
