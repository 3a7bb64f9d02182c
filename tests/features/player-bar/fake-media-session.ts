import { vi } from 'vitest'

vi.stubGlobal(
  'MediaMetadata',
  class {
    readonly title: string | undefined
    constructor({ title }: MediaMetadataInit) {
      this.title = title
    }
  },
)

/** A media session whose keys a test presses. */
export class FakeMediaSession implements MediaSession {
  metadata: MediaMetadata | null = null
  playbackState: MediaSessionPlaybackState = 'none'
  readonly handlers = new Map<MediaSessionAction, MediaSessionActionHandler | null>()

  setActionHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
    this.handlers.set(action, handler)
  }

  setCameraActive(): Promise<void> {
    return Promise.resolve()
  }

  setMicrophoneActive(): Promise<void> {
    return Promise.resolve()
  }

  setPositionState(): void {}

  press(action: MediaSessionAction, seekTime?: number): void {
    this.handlers.get(action)?.({ action, seekTime })
  }
}
