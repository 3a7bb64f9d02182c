import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { Track } from './track.ts'

/** Opens the keys that play a one-shot in pitch. */
export function PlayOnKeysButton({ track }: { readonly track: Track }) {
  return <Button onClick={() => open(track)}>{m.player_sampler()}</Button>
}

/** Loads the code on use, so that a first visit needs no file for it. */
function open(track: Track): void {
  import('./play-on-keys.ts').then((module) => module.playOnKeys(track)).catch(reportNoResponse)
}
