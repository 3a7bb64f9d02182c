import { dialStore, getHeardDial, trayDial } from '#app/features/dial/dial-store.ts'
import { planFit } from '#app/features/dial/plan-fit.ts'
import { createAudioEngine } from '#app/audio/audio-engine.ts'
import type { Engine, Recording } from '#app/audio/types.ts'
import { fitStore, originalStore } from './fit-store.ts'

/** Creates the page's only engine and applies the dial, or the tray's tempo and key, to it. */
export function createEngine(): Engine {
  const engine = createAudioEngine(fitStore.set)
  const follow = () => {
    const dial = getHeardDial()
    const original = originalStore.get()
    engine.setFitPlanner(({ url, sound }: Recording) =>
      sound === undefined || url === original ? null : planFit(sound, dial),
    )
  }
  follow()
  dialStore.subscribe(follow)
  trayDial.subscribe(follow)
  originalStore.subscribe(follow)
  return engine
}
