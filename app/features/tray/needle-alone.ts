import { isHeard } from '#app/features/player/player-state.ts'
import { player } from '#app/features/player/use-player.ts'
import { isOn } from './tray-store.ts'
import { tray } from './use-tray.ts'

/** Silences the tray under what is auditioned, or lets it sound again; otherwise does nothing. */
export function toggleNeedleAlone(): void {
  if (isOn(tray.get()) && isHeard(player.getState())) tray.setNeedleAlone(!tray.get().isNeedleAlone)
}

/** Lets the tray sound again once nothing is auditioned over it. */
export function followNeedle(): () => void {
  return player.subscribe(() => {
    if (!isHeard(player.getState())) tray.setNeedleAlone(false)
  })
}
