import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { changeLists } from '#app/features/favorites/favorites.mutations.ts'
import { reportFailure } from '#app/features/errors/report-outcome.ts'
import { AddAllToCart } from '#app/features/cart/add-all-to-cart.tsx'
import { m } from '#app/paraglide/messages.js'
import type { SharedCrate } from '#app/provider/types/favorites.ts'
import { Button } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { ProductLists } from './product-lists.tsx'

/** A shared crate, which visitors can play, buy and copy. */
export function SharedCratePage({ crate }: { readonly crate: SharedCrate }) {
  return (
    <>
      <PageTitle title={crate.name} spacing="compact">
        {crate.productIds.length > 0 ? (
          <p>{m.favorites_shared_hint({ count: crate.productIds.length })}</p>
        ) : null}
      </PageTitle>
      <div className="grid gap-6 bg-surface py-6 pb-16">
        {crate.productIds.length > 0 ? (
          <div className="needs-js page-width flex w-full max-w-none flex-wrap gap-3">
            <AddAllToCart theme="primary" ids={crate.productIds} />
            <KeepCrate crate={crate} />
          </div>
        ) : null}
        <ProductLists
          label={crate.name}
          ids={crate.productIds}
          empty={<p className="page-width w-full max-w-none py-6">{m.favorites_shared_empty()}</p>}
        />
      </div>
    </>
  )
}

/** A button that copies the crate to the visitor's own lists and opens the copy. */
function KeepCrate({ crate: { name, productIds } }: { readonly crate: SharedCrate }) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  async function keep(): Promise<void> {
    setIsBusy(true)
    const outcome = await createCopy(name)
    setIsBusy(false)
    if (!outcome.ok) return reportFailure(outcome.failure)
    if (outcome.value) {
      await router.navigate({ to: '/favorites', search: { crate: String(outcome.value.id) } })
    }
  }
  /** Creates the copy, with a number if the visitor has a crate of this name. */
  async function createCopy(copyName: string, count = 2): ReturnType<typeof changeLists> {
    const outcome = await changeLists(queryClient, { kind: 'create', name: copyName, productIds })
    const isTaken =
      !outcome.ok &&
      outcome.failure.kind === 'refused' &&
      outcome.failure.reason === 'crate_name_taken'
    if (!isTaken || count > maxCopies) return outcome
    return await createCopy(`${name.slice(0, maxNumberedLength)} ${count}`, count + 1)
  }
  return (
    <Button busy={isBusy} onClick={() => void keep()}>
      {m.favorites_shared_keep()}
    </Button>
  )
}

const maxCopies = 9

/** The maximum length of a name that is followed by a number. */
const maxNumberedLength = 58
