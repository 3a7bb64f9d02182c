import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { applyLinkedDial, keepLinkedDial, returnToOwnDial } from '#app/features/dial/change-dial.ts'
import { isSet, toDialParams } from '#app/features/dial/dial.ts'
import type { Dial } from '#app/features/dial/dial.ts'
import { DialControls } from '#app/features/dial/dial-controls.tsx'
import { parseDialParams } from '#app/features/dial/parse-dial-params.ts'
import { dialStore, getActiveDial, initialDial } from '#app/features/dial/dial-store.ts'
import { formatDial } from '#app/features/dial/format-dial.ts'
import { m } from '#app/paraglide/messages.js'
import { keepScroll } from '#app/router/scroll.ts'
import { Button } from '#app/ui/button.tsx'
import { useStore } from '#app/ui/store.ts'
import type { CatalogSearch } from './catalog-search.ts'
import { useListingPlace } from './listing-place.ts'

interface OpenDialProps {
  readonly search: CatalogSearch
  readonly isOpen: boolean
  readonly close: () => void
}

/** The dial's fields; also applies a dial from a link. */
export function OpenDial({ search, isOpen, close }: OpenDialProps) {
  const dial = useStore(dialStore, initialDial)
  const isFromLink = dial.isFromLink && isSet(dial)
  useLinkedDial(search)
  if (!isOpen && !isFromLink) return null
  return (
    <section
      aria-label={m.player_dial()}
      data-dial-fields
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        document.querySelector<HTMLElement>('[data-dial]')?.focus()
      }}
      className="grid w-full gap-4 border-t border-current pt-4"
    >
      {isFromLink ? (
        <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>{m.player_dial_from_link({ dial: formatDial(dial) })}</p>
          <Button size="sm" onClick={keepLinkedDial}>
            {m.player_dial_keep()}
          </Button>
          <Button size="sm" onClick={returnToOwnDial}>
            {m.player_dial_return()}
          </Button>
        </div>
      ) : null}
      {isOpen ? <DialControls /> : null}
    </section>
  )
}

/** True once the dial of the URL the page was opened with has been applied. */
let isLinkApplied = false

/**
 * Applies the tempo and key of a link once, and afterwards writes the dial to the URL while it
 * contains a tempo, a key or the sort order `fit`. This also replaces the old dial in URLs restored
 * by Back.
 */
function useLinkedDial(search: CatalogSearch): void {
  const navigate = useNavigate()
  const { to } = useListingPlace()
  const { dial_tempo: tempo, dial_key: key, sort } = search
  useEffect(() => {
    if (!tempo && !key && sort !== 'fit') return
    const update = () => {
      const changed = { ...search, ...toDialParams(getActiveDial()), page: undefined }
      void navigate({ to, search: changed, replace: true, state: keepScroll })
    }
    const linked = parseDialParams(search)
    if (!isLinkApplied && isSet(linked) && isSame(linked, readInitialDial())) {
      isLinkApplied = true
      applyLinkedDial(linked)
    } else if (!isSame(linked, getActiveDial())) update()
    return dialStore.subscribe(update)
  }, [search, tempo, key, sort, navigate, to])
}

/** Reads the dial from the URL the page was opened with. */
function readInitialDial(): Dial {
  const [opened] = performance.getEntriesByType('navigation')
  const { searchParams } = new URL(opened?.name ?? location.href)
  return parseDialParams(Object.fromEntries(searchParams))
}

function isSame(one: Dial, other: Dial): boolean {
  return JSON.stringify(toDialParams(one)) === JSON.stringify(toDialParams(other))
}
