import { useNavigate } from '@tanstack/react-router'
import type { SyntheticEvent } from 'react'
import { keepScroll } from '#app/router/scroll.ts'
import { parseSearch } from '#app/router/search-params.ts'
import { parseCatalogSearch } from './catalog-search.ts'
import type { CatalogSearch } from './catalog-search.ts'
import { useDebounced } from './use-debounced.ts'

/** The id by which fields anywhere on the page belong to the form. */
export const catalogFormId = 'catalog-search'

const typingPause = 250

export interface CatalogFormWork {
  /** Shows what the form says once the typing pauses. */
  readonly applySoon: () => void
  /** Shows what the form says at once. */
  readonly applyNow: () => void
  readonly submit: (event: SyntheticEvent) => void
}

/** Brings the form's fields into the address, from where the results follow. */
export function useCatalogForm(): CatalogFormWork {
  const navigate = useNavigate()
  const apply = () => {
    const form = document.getElementById(catalogFormId)
    if (!(form instanceof HTMLFormElement)) return
    const search = searchOf(form)
    void navigate({ to: '/catalog', search, replace: true, state: keepScroll })
  }
  const [applySoon, applyNow] = useDebounced(apply, typingPause)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    applyNow()
  }
  return { applySoon, applyNow, submit }
}

/** What the browser would send, read as the server would read it. */
function searchOf(form: HTMLFormElement): CatalogSearch {
  const sent = new URLSearchParams()
  for (const [name, value] of new FormData(form)) sent.append(name, String(value))
  return parseCatalogSearch(parseSearch(sent.toString()))
}
