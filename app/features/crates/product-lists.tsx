import { useRef } from 'react'
import type { ReactNode } from 'react'
import { PackGrid } from '#app/features/catalog/list/pack-grid.tsx'
import { isSound } from '#app/features/product/product-kinds.ts'
import { productToSoundItem } from '#app/features/catalog/list/sound-item.ts'
import { SoundList } from '#app/features/catalog/list/sound-list.tsx'
import type { RenderControl } from '#app/features/catalog/list/file-controls.ts'
import { m } from '#app/paraglide/messages.js'
import { focusPageHeading } from '#app/router/focus-heading.ts'
import { Button } from '#app/ui/button.tsx'
import { Loader } from '#app/ui/spinner.tsx'
import { useListedProducts } from './crates.queries.ts'

interface ProductListsProps {
  /** The accessible name of the list of sounds. */
  readonly label: string
  readonly ids: readonly number[]
  /** Renders a button that removes a product from the list, in place of the heart. */
  readonly renderControl?: RenderControl
  /** Shown if the list is empty. */
  readonly empty: ReactNode
}

/** A list with its sounds as rows and its packs as cards. */
export function ProductLists({ label, ids, renderControl, empty }: ProductListsProps) {
  const { products, isLoading, hasFailed, retry, showMore } = useListedProducts(ids)
  if (ids.length === 0) return empty
  if (!products) return hasFailed ? <LoadError onRetry={retry} /> : <ListLoader />
  const sounds = products.filter(({ kind }) => isSound(kind))
  const packs = products.filter(({ kind }) => !isSound(kind))
  return (
    <div className="grid gap-8">
      {sounds.length > 0 ? (
        <SoundList
          label={label}
          items={sounds.map(productToSoundItem)}
          renderControl={renderControl}
        />
      ) : null}
      {packs.length > 0 ? <PackGrid packs={packs} renderControl={renderControl} /> : null}
      {products.length === 0 && !isLoading && !hasFailed && !showMore ? empty : null}
      {hasFailed ? <LoadError onRetry={retry} /> : null}
      {showMore && !hasFailed ? (
        <div className="px-(--gutter)">
          <Button busy={isLoading} onClick={showMore}>
            {m.catalog_show_more()}
          </Button>
        </div>
      ) : isLoading && products.length < ids.length ? (
        <ListLoader />
      ) : null}
    </div>
  )
}

/** A placeholder for a loading list, about as high as the list. */
export function ListLoader() {
  return (
    <div className="needs-js grid min-h-60 place-items-center">
      <Loader label={m.favorites_loading()} />
    </div>
  )
}

/** An error message for a list that could not be loaded, completely or in part. */
export function LoadError({ onRetry }: { readonly onRetry: () => void }) {
  const error = useRef<HTMLDivElement>(null)
  function retry(): void {
    // The button disappears while the list loads.
    const rows = error.current?.parentElement?.querySelectorAll<HTMLElement>('[data-row]') ?? []
    const last = [...rows].at(-1)
    if (last) last.focus({ preventScroll: true })
    else focusPageHeading()
    onRetry()
  }
  return (
    <div ref={error} role="alert" className="page-width grid max-w-none justify-items-start gap-4">
      <p>{m.errors_generic()}</p>
      <Button onClick={retry}>{m.shop_try_again()}</Button>
    </div>
  )
}
