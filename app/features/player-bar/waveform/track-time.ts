import type { Player } from '#app/features/player/player-store.ts'

/**
 * Returns the position within the original recording of `duration` seconds; it may be played at a
 * different tempo.
 */
export function getRecordingTime(player: Player, duration: number): number {
  return (player.getPosition() / (player.getState().duration || duration)) * duration
}

/** Seeks to a position within the original recording of `duration` seconds. */
export function seekRecording(player: Player, seconds: number, duration: number): void {
  player.seek((seconds / duration) * (player.getState().duration || duration))
}
