import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { LucideIcon } from 'lucide-react'
import type { Track } from '#app/features/player/track.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useStore } from '#app/ui/store.ts'
import { noteCodes, octaveCodes } from './computer-keys.ts'
import { MidiConnection } from './midi-connection.tsx'
import { getLowestNote, getNoteName, getRootNote } from './notes.ts'
import { Piano } from './piano.tsx'
import type { Sampler } from './sampler.ts'
import { useKeyLabels } from './use-key-labels.ts'

interface SamplerKeysProps {
  readonly sampler: Sampler
  readonly track: Track
}

/** The sampler's keyboard and its controls. */
export function SamplerKeys({ sampler, track }: SamplerKeysProps) {
  const { status, octave, isSustained } = useStore(sampler.state, sampler.state.get())
  const getLabel = useKeyLabels()
  const lowest = getLowestNote(octave)
  const root = getRootNote(track.key, track.rootNote)
  return (
    <div className="grid gap-3" aria-busy={status === 'loading'}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <OctaveSwitch sampler={sampler} lowest={lowest} />
        <Button
          aria-pressed={isSustained}
          onClick={() => sampler.toggleSustain()}
          className="aria-pressed:bg-on-surface aria-pressed:text-surface"
        >
          {m.player_sampler_sustain()}
        </Button>
      </div>
      <div>
        <Piano sampler={sampler} lowest={lowest} root={root} keyLabels={noteCodes.map(getLabel)} />
        <p role="status" className={status === 'failed' ? 'pt-2 font-semibold' : ''}>
          {status === 'failed' ? m.player_sampler_failed() : null}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
        <p className="tabular-nums">{m.player_sampler_original({ note: getNoteName(root) })}</p>
        <p className="max-desktop:hidden pointer-coarse:hidden">
          {m.player_sampler_hint({
            down: getLabel(octaveCodes.down),
            up: getLabel(octaveCodes.up),
          })}
        </p>
        <MidiConnection />
      </div>
    </div>
  )
}

interface OctaveSwitchProps {
  readonly sampler: Sampler
  readonly lowest: number
}

function OctaveSwitch({ sampler, lowest }: OctaveSwitchProps) {
  return (
    <div className="-ml-3 flex items-center">
      <OctaveButton
        label={m.player_sampler_octave_down()}
        icon={ChevronLeft}
        onPress={() => sampler.moveOctave(-1)}
      />
      <output className="min-w-8 text-center font-semibold tabular-nums">
        {getNoteName(lowest)}
      </output>
      <OctaveButton
        label={m.player_sampler_octave_up()}
        icon={ChevronRight}
        onPress={() => sampler.moveOctave(1)}
      />
    </div>
  )
}

interface OctaveButtonProps {
  readonly label: string
  readonly icon: LucideIcon
  readonly onPress: () => void
}

function OctaveButton({ label, icon, onPress }: OctaveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-11 place-items-center"
    >
      <Icon icon={icon} />
    </button>
  )
}
