import { useState } from 'react'
import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { dialStore, initialDial, isDialing } from '#app/features/dial/dial-store.ts'
import { formatDial } from '#app/features/dial/format-dial.ts'
import { m } from '#app/paraglide/messages.js'
import { createLazyComponent } from '#app/ui/lazy-component.tsx'
import { useStore } from '#app/ui/store.ts'
import type { CatalogSearch } from './catalog-search.ts'

const OpenDial = createLazyComponent(() => import('./open-dial.tsx'), 'OpenDial', reportNoResponse)

/**
 * The tempo and the key at which loops play, as a button in the header of the catalogue that opens their
 * fields. They are also loaded for a link with a tempo or a key, and for an
 * order by fit, which follows them.
 */
export function DialButton({ search }: { readonly search: CatalogSearch }) {
  const dial = useStore(dialStore, initialDial)
  const [isOpen, setOpen] = useState(false)
  const value = isDialing(dial) ? formatDial(dial) : ''
  return (
    <>
      <button
        type="button"
        data-dial
        aria-expanded={isOpen}
        aria-label={value ? `${m.player_dial()}: ${value}` : undefined}
        onClick={() => setOpen(!isOpen)}
        className="dial-button"
      >
        {value || m.player_dial()}
      </button>
      {isOpen || search.dial_tempo || search.dial_key || search.sort === 'fit' ? (
        <OpenDial search={search} isOpen={isOpen} close={() => setOpen(false)} />
      ) : null}
    </>
  )
}
