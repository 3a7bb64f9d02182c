import Cable from 'lucide-react/icons/cable'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useStore } from '#app/ui/store.ts'
import type { MidiState } from './midi-inputs.ts'
import { midiInputs } from './page-midi-inputs.ts'

/** A button that connects MIDI keyboards, and the resulting status. */
export function MidiConnection() {
  const state = useStore(midiInputs.state, midiInputs.state.get())
  const text = describe(state)
  return (
    <div className={`flex min-h-11 flex-wrap items-center ${text ? 'gap-x-3 gap-y-1' : ''}`}>
      {state.status === 'connected' || state.status === 'absent' ? null : (
        <Button onClick={() => void midiInputs.connect()}>
          <Icon icon={Cable} />
          {m.player_sampler_connect()}
        </Button>
      )}
      <p role="status" className="max-w-md">
        {text}
      </p>
    </div>
  )
}

function describe({ status, devices }: MidiState): string | null {
  if (status === 'refused') return m.player_sampler_refused()
  if (status === 'absent') return m.player_sampler_absent()
  if (status !== 'connected') return null
  return devices.length > 0
    ? m.player_sampler_connected({ devices: devices.join(', ') })
    : m.player_sampler_no_device()
}
