import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { Loader } from '#app/ui/spinner.tsx'
import { CrateNameForm } from './crate-name-form.tsx'
import { changeLists } from './favorites.mutations.ts'
import { useFavorites } from './favorites.queries.ts'

interface CrateChoiceProps {
  readonly productId: number
  /** Called when a link opens another page. */
  readonly onLeave?: () => void
}

/**
 * The visitor's crates, each with a switch to add or remove the product, and a form for a new
 * crate.
 */
export function CrateChoice({ productId, onLeave }: CrateChoiceProps) {
  const queryClient = useQueryClient()
  const lists = useFavorites()
  if (!lists) return <Loader label={m.favorites_loading()} />
  return (
    <div className="grid gap-4">
      {lists.crates.length > 0 ? (
        <ul className="grid gap-x-6 tablet:grid-cols-2">
          {lists.crates.map(({ id, name, productIds }) => {
            const isInside = productIds.includes(productId)
            const change = { kind: 'item', crateId: id, productId, isAdded: !isInside } as const
            return (
              <li key={id} className="min-w-0 border-b border-outline">
                <button
                  type="button"
                  aria-pressed={isInside}
                  onClick={() => void changeLists(queryClient, change)}
                  className="flex min-h-11 w-full items-center gap-3 text-left aria-pressed:font-semibold"
                >
                  <span className="grid size-5 shrink-0 place-items-center border border-current">
                    {isInside ? <Icon icon={Check} size="sm" /> : null}
                  </span>
                  <span className="min-w-0 flex-1 truncate">{name}</span>
                  <span aria-hidden="true" className="tabular-nums text-sm">
                    {productIds.length}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      ) : (
        <p>{m.favorites_no_crates()}</p>
      )}
      <CrateNameForm
        submitLabel={m.favorites_crate_create()}
        toChange={(name) => ({ kind: 'create', name, productIds: [productId] })}
        onDone={() => {}}
      />
      <p>
        <Link
          to="/favorites"
          search={{}}
          onClick={onLeave}
          className="underline underline-offset-4"
        >
          {m.favorites_open()}
        </Link>
      </p>
    </div>
  )
}
