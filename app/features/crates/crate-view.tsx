import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { reportFailure } from '#app/features/errors/report-outcome.ts'
import type { FavoriteProduct } from '#app/features/favorites/favorite-ids.ts'
import { changeLists } from '#app/features/favorites/favorites.mutations.ts'
import { AddAllToCart } from '#app/features/cart/add-all-to-cart.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Crate } from '#app/provider/types/favorites.ts'
import { Button } from '#app/ui/button.tsx'
import { focusPageHeading } from '#app/router/focus-heading.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { CrateNameForm } from '#app/features/favorites/crate-name-form.tsx'
import { CrateOrder } from './crate-order.tsx'
import { ProductLists } from './product-lists.tsx'
import { RemoveButton } from './remove-button.tsx'
import { ShareControl } from './share-control.tsx'
import { StorageNote } from './storage-note.tsx'

/** The form open above the list. */
type Part = 'name' | 'order' | 'share'

/** One of the visitor's crates: its controls, sounds and packs. */
export function CrateView({ crate }: { readonly crate: Crate }) {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Part | null>(null)
  const opener = useRef<HTMLElement>(null)
  const deletion = useDeletion(crate)
  const toggle = (part: Part) => setOpen(open === part ? null : part)

  const remove = ({ id: productId, name }: FavoriteProduct) => {
    const change = { crateId: crate.id, productId }
    const beforeId = crate.productIds[crate.productIds.indexOf(productId) + 1] ?? null
    void changeLists(queryClient, { ...change, kind: 'item', isAdded: false })
    showToast({
      theme: 'grey',
      text: m.favorites_removed({ name, crate: crate.name }),
      action: {
        label: m.shop_undo(),
        run: () => {
          void changeLists(queryClient, { ...change, kind: 'item', isAdded: true })
          // Products are added at the end, so this one is moved back to its place.
          if (beforeId !== null)
            void changeLists(queryClient, { ...change, kind: 'move', beforeId })
        },
      },
    })
  }

  return (
    <>
      <div className="page-width grid w-full max-w-none gap-4">
        <div className="flex flex-wrap gap-3">
          {crate.productIds.length > 0 ? (
            <AddAllToCart theme="primary" ids={crate.productIds} />
          ) : null}
          <Button aria-expanded={open === 'share'} onClick={() => toggle('share')}>
            {m.favorites_share()}
          </Button>
          {crate.productIds.length > 1 ? (
            <Button aria-expanded={open === 'order'} onClick={() => toggle('order')}>
              {m.favorites_order()}
            </Button>
          ) : null}
          <Button
            aria-expanded={open === 'name'}
            onClick={(event) => {
              opener.current = event.currentTarget
              toggle('name')
            }}
          >
            {m.favorites_crate_rename()}
          </Button>
          <Button onClick={deletion}>{m.favorites_crate_delete()}</Button>
        </div>
        {open === 'order' ? <CrateOrder crate={crate} /> : null}
        {open === 'share' ? <ShareControl crate={crate} /> : null}
        {open === 'name' ? (
          <CrateNameForm
            takesFocus
            defaultName={crate.name}
            submitLabel={m.favorites_crate_rename()}
            toChange={(name) => ({ kind: 'rename', crateId: crate.id, name })}
            onDone={() => {
              setOpen(null)
              opener.current?.focus()
            }}
          />
        ) : null}
      </div>
      <ProductLists
        label={crate.name}
        ids={crate.productIds}
        renderControl={(product, isForFile) =>
          isForFile ? null : <RemoveButton product={product} onRemove={remove} />
        }
        empty={<p className="page-width w-full max-w-none py-6">{m.favorites_crate_empty()}</p>}
      />
      <StorageNote />
    </>
  )
}

/**
 * Returns a function that deletes a crate and offers to undo that; a restored crate is no longer
 * shared.
 */
function useDeletion({ id: crateId, name, productIds, shareToken }: Crate): () => void {
  const queryClient = useQueryClient()
  const router = useRouter()
  async function restore(): Promise<void> {
    const outcome = await changeLists(queryClient, { kind: 'create', name, productIds })
    // There is no form to show the error.
    if (!outcome.ok) reportFailure(outcome.failure)
  }
  return () => {
    void router.navigate({ to: '/favorites', search: {} }).then(focusPageHeading)
    void changeLists(queryClient, { kind: 'delete', crateId }).then((outcome) => {
      if (!outcome.ok) return
      const isShared = shareToken !== null
      showToast({
        theme: 'grey',
        text: (isShared ? m.favorites_crate_deleted_shared : m.favorites_crate_deleted)({ name }),
        action: { label: m.shop_undo(), run: () => void restore() },
      })
    })
  }
}
