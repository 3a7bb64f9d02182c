import X from 'lucide-react/icons/x'
import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCustomer } from '#app/features/account/use-session.ts'
import { formatMegabytes, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { Button, getButtonClass } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useStore } from '#app/ui/store.ts'
import { maxZipProducts } from '#provider/contract/zip-limits.ts'
import {
  applyCheckbox,
  initialSelection,
  listCheckboxes,
  selectAll,
  selectionField,
  selectionFormId,
  selectionStore,
  sumBytes,
} from './selection.ts'
import type { Selection } from './selection.ts'

/**
 * The form of the checkboxes in all lists, which says how many files are selected and how large they
 * are. It sticks to the window's edge while any is selected. Without JavaScript, it sends the
 * selection of the page.
 */
export function SelectionBar() {
  const selection = useStore(selectionStore, initialSelection)
  const isHydrated = useHydrated()
  useCheckboxes()
  const isEmpty = selection.size === 0
  return (
    <Form
      id={selectionFormId}
      method="get"
      action="/download/products"
      className={`mt-8 border-t border-outline bg-surface text-on-surface ${isEmpty ? '' : 'sticky bottom-0 z-30 [body:has([data-player])_&]:bottom-(--player-height)'}`}
    >
      <div className="flex min-h-[4.3125rem] flex-wrap items-center gap-x-4 gap-y-2 px-(--gutter) py-2">
        {isEmpty ? null : (
          <Button
            theme="transparent"
            square="always"
            aria-label={m.library_clear_selection()}
            onClick={() => selectAll(false)}
            className="-ml-3"
          >
            <Icon icon={X} size="sm" />
          </Button>
        )}
        <p role="status" className="tabular-nums min-w-0 flex-1 basis-40 text-sm font-semibold">
          {isEmpty ? m.library_select_hint() : describeSelection(selection)}
        </p>
        {isHydrated ? (
          <SelectionAction selection={selection} />
        ) : (
          <Button type="submit">{m.library_download_selection()}</Button>
        )}
      </div>
    </Form>
  )
}

function SelectionAction({ selection }: { readonly selection: Selection }) {
  if (selection.size === 0) {
    return <Button onClick={() => selectAll(true)}>{m.library_select_shown()}</Button>
  }
  if (selection.size > maxZipProducts) return null
  return (
    <a
      href={`/download/products-${[...selection.keys()].join(',')}`}
      data-download="selection"
      className={getButtonClass({ theme: 'primary' })}
    >
      {m.library_download_selection()}
    </a>
  )
}

/** Says how many files are selected, and how large they are if all sizes are known. */
function describeSelection(selection: Selection): string {
  const count = selection.size
  if (count > maxZipProducts) return m.library_too_many({ max: formatNumber(maxZipProducts) })
  const text = m.library_selected({ count, number: formatNumber(count) })
  const bytes = sumBytes(selection)
  return bytes === null ? text : `${text} · ${formatMegabytes(bytes)}`
}

/** The customer whose files are selected. */
let ownerId: number | null = null

/**
 * Listens to all checkboxes at once, because rows hydrate late, and takes over those that were
 * ticked before or that the browser has restored.
 */
function useCheckboxes(): void {
  const { id } = useCustomer()
  useEffect(() => {
    if (ownerId !== id) selectionStore.set(initialSelection)
    ownerId = id
    for (const checkbox of listCheckboxes()) if (checkbox.checked) applyCheckbox(checkbox)
    const listen = ({ target }: Event) => {
      const isBox = target instanceof HTMLInputElement && target.name === selectionField
      if (isBox && target.form?.id === selectionFormId) applyCheckbox(target)
    }
    document.addEventListener('change', listen)
    return () => document.removeEventListener('change', listen)
  }, [id])
}
