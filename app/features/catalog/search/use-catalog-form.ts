import { useNavigate } from '@tanstack/react-router'
import type { SyntheticEvent } from 'react'
import { toDialParams } from '#app/features/dial/dial.ts'
import { dialStore, isDialing } from '#app/features/dial/dial-store.ts'
import { keepScroll } from '#app/router/scroll.ts'
import { parseSearch } from '#app/router/search-params.ts'
import { parseCatalogSearch } from '../catalog-search.ts'
import type { CatalogSearch } from '../catalog-search.ts'
import { useListingPlace } from '../listing-place.ts'
import { isReversed, rangeFilters } from '../filters/filter-values.ts'
import { useDebounced } from './use-debounced.ts'

/** How long typing must pause before it is applied, in milliseconds. */
export const typingDelayMs = 250

export interface CatalogFormHandlers {
  /** Applies the form once the visitor stops typing. */
  readonly applySoon: () => void
  /** Applies the form immediately. */
  readonly applyNow: () => void
  /** Cancels a pending change, before a navigation that replaces it. */
  readonly cancel: () => void
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void
}

/**
 * Returns handlers that apply the form by navigating to its search params. `current` are those of
 * the listing's page, whose scroll position is kept; undefined on other pages, where only submitting
 * applies the form.
 */
export function useCatalogForm(current: CatalogSearch | undefined): CatalogFormHandlers {
  const navigate = useNavigate()
  const { to, formId } = useListingPlace()
  const apply = () => {
    const form = document.getElementById(formId)
    // A pause in typing may end on another page.
    if (!current || !(form instanceof HTMLFormElement)) return
    const entered = readFormSearch(form, current)
    // A search without corrections stays uncorrected until its text changes.
    const exact = entered.search === current.search ? current.exact : undefined
    const search = addDial({ ...entered, exact })
    void navigate({ to, search, replace: true, state: keepScroll })
  }
  const [applySoon, applyNow, cancel] = useDebounced(apply, typingDelayMs)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (current) applyNow()
    else void navigate({ to, search: readFormSearch(event.currentTarget, {}) })
  }
  return { applySoon, applyNow, cancel, submit }
}

/** Adds the dial's tempo and key to a search sorted by fit. */
function addDial(search: CatalogSearch): CatalogSearch {
  const dial = dialStore.get()
  return search.sort === 'fit' && isDialing(dial) ? { ...search, ...toDialParams(dial) } : search
}

/**
 * Reads the form's fields as search params, as a GET submission would send them. Ranges with
 * reversed bounds, which may be incomplete, keep their `current` value.
 */
function readFormSearch(form: HTMLFormElement, current: CatalogSearch): CatalogSearch {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) params.append(name, String(value))
  const search = parseCatalogSearch(parseSearch(params.toString()))
  for (const name of rangeFilters) if (isReversed(params.getAll(name))) search[name] = current[name]
  return search
}
