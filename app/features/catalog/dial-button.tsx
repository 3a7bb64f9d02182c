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
 * A button in the catalogue header that opens the fields for tempo and key. The fields are also
 * loaded for links with a tempo or key, and for the sort order `fit`.
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
