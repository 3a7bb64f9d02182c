import type { Player } from '#app/features/player/player-store.ts'

/**
 * Returns the playing position in the time of the recording, which lasts `duration` seconds; it may be
 * played at another tempo.
 */
export function getRecordingTime(player: Player, duration: number): number {
  return (player.getPosition() / (player.getState().duration || duration)) * duration
}

/** Seeks to a time of the recording, which lasts `duration` seconds. */
export function seekRecording(player: Player, seconds: number, duration: number): void {
  player.seek((seconds / duration) * (player.getState().duration || duration))
}
