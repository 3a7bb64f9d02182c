import { Link, useRouter } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import {
  favoritesQuery,
  useFavorites,
  useOwnerId,
} from '#app/features/favorites/favorites.queries.ts'
import { AddAllToCart } from '#app/features/cart/add-all-to-cart.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Favorites } from '#app/provider/types/favorites.ts'
import { ButtonLink, getButtonClass } from '#app/ui/button.tsx'
import { focusPageHeading } from '#app/router/focus-heading.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Waveform } from '#app/ui/waveform.tsx'
import { CrateNameForm } from '#app/features/favorites/crate-name-form.tsx'
import { CrateView } from './crate-view.tsx'
import { ListLoader, LoadError, ProductLists } from './product-lists.tsx'
import { StorageNote } from './storage-note.tsx'

/**
 * One of the visitor's crates, or the favorites if there is none with this id, with links to the
 * other lists.
 */
export function FavoritesPage({ crateId }: { readonly crateId: number }) {
  const lists = useFavorites()
  const ownerId = useOwnerId()
  const crate = lists?.crates.find(({ id }) => id === crateId)
  return (
    <>
      <PageTitle title={crate?.name ?? m.favorites_title()} spacing="compact">
        {lists ? <ListLinks lists={lists} /> : <div className="min-h-11" />}
      </PageTitle>
      <div className="grid gap-6 bg-surface py-6 pb-16">
        {lists ? (
          <Content key={`${ownerId} ${crate?.id}`} lists={lists} crateId={crate?.id} />
        ) : (
          <Loading />
        )}
      </div>
    </>
  )
}

function Loading() {
  const { isError, refetch } = useQuery(favoritesQuery(useOwnerId()))
  if (isError) return <LoadError onRetry={() => void refetch()} />
  return (
    <>
      <ListLoader />
      <noscript>
        <p className="page-width">{m.favorites_no_script()}</p>
      </noscript>
    </>
  )
}

const chipClass =
  'inline-flex min-h-11 items-center gap-2 border border-current px-3 tabular-nums hover:bg-on-surface hover:text-surface aria-[current=page]:bg-on-surface aria-[current=page]:text-surface'

/** Links to the favorites and to each crate with its size, and a form for a new crate. */
function ListLinks({ lists: { productIds, crates } }: { readonly lists: Favorites }) {
  const [isCreating, setIsCreating] = useState(false)
  const router = useRouter()
  async function openCrate(id: number): Promise<void> {
    await router.navigate({ to: '/favorites', search: { crate: String(id) } })
    focusPageHeading()
  }
  return (
    <nav aria-label={m.favorites_lists()} className="grid gap-4">
      <ul className="flex flex-wrap gap-2">
        <li>
          <Link
            to="/favorites"
            activeOptions={{ exact: true, includeSearch: true }}
            search={{}}
            className={chipClass}
          >
            {m.favorites_title()} <span>{productIds.length}</span>
          </Link>
        </li>
        {crates.map((crate) => (
          <li key={crate.id} className="min-w-0">
            <Link
              to="/favorites"
              activeOptions={{ includeSearch: true }}
              search={{ crate: String(crate.id) }}
              className={`${chipClass} max-w-full`}
            >
              <span className="truncate">{crate.name}</span> <span>{crate.productIds.length}</span>
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-expanded={isCreating}
            onClick={() => setIsCreating(!isCreating)}
            className={getButtonClass({ theme: 'transparent' })}
          >
            <Icon icon={Plus} size="sm" />
            {m.favorites_crate_new()}
          </button>
        </li>
      </ul>
      {isCreating ? (
        <CrateNameForm
          takesFocus
          submitLabel={m.favorites_crate_create()}
          toChange={(name) => ({ kind: 'create', name, productIds: [] })}
          onDone={(crate) => {
            setIsCreating(false)
            if (crate) void openCrate(crate.id)
          }}
        />
      ) : null}
    </nav>
  )
}

interface ContentProps {
  readonly lists: Favorites
  readonly crateId: number | undefined
}

function Content({ lists, crateId }: ContentProps) {
  const crate = lists.crates.find(({ id }) => id === crateId)
  return crate ? <CrateView crate={crate} /> : <FavoriteList ids={lists.productIds} />
}

function FavoriteList({ ids }: { readonly ids: readonly number[] }) {
  const shownIds = useVisibleIds(ids)
  return (
    <>
      {ids.length > 0 ? (
        <div className="page-width flex w-full max-w-none flex-wrap gap-3">
          <AddAllToCart theme="primary" ids={ids} />
        </div>
      ) : null}
      <ProductLists label={m.favorites_title()} ids={shownIds} empty={<NoFavorites />} />
      <StorageNote />
    </>
  )
}

/**
 * Returns the favorites and those removed since the page was opened, so that their hearts can
 * restore them.
 */
function useVisibleIds(ids: readonly number[]): readonly number[] {
  const [shown, setShown] = useState(ids)
  const added = ids.filter((id) => !shown.includes(id))
  if (added.length === 0) return shown
  const next = [...added, ...shown]
  setShown(next)
  return next
}

/**
 * The page without favorites: a flat waveform, an explanation of the heart and a link to the
 * catalogue.
 */
function NoFavorites() {
  return (
    <div className="page-width grid w-full max-w-none justify-items-start gap-4 py-6">
      <Waveform peaks={null} className="h-16 w-full [--wave-rest:1]" />
      <h2 className="display-type text-4xl">{m.favorites_empty_title()}</h2>
      <p className="max-w-xl">{m.favorites_empty_text()}</p>
      <ButtonLink to="/catalog" theme="primary">
        {m.cart_find_sounds()}
      </ButtonLink>
    </div>
  )
}
