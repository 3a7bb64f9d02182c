import { useQuery, useQueryClient } from '@tanstack/react-query'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useEffect, useRef, useState } from 'react'
import { isSound } from '#app/features/product/product-kinds.ts'
import { getNameLanguage } from '#app/features/product/text-language.ts'
import { changeLists } from '#app/features/favorites/favorites.mutations.ts'
import { m } from '#app/paraglide/messages.js'
import type { Crate } from '#app/provider/types/favorites.ts'
import type { ProductSummary } from '#app/provider/types/product.ts'
import { Icon } from '#app/ui/icon.tsx'
import { listedProductsQuery, sortByIds } from './crates.queries.ts'
import { findMove } from './find-move.ts'
import { ListLoader, LoadError } from './product-lists.tsx'

/**
 * A form for changing the order of a crate; like the crate's page, it shows sounds before packs.
 */
export function CrateOrder({ crate: { id: crateId, productIds } }: { readonly crate: Crate }) {
  const queryClient = useQueryClient()
  const [message, setMessage] = useState('')
  // Sorted, so that a change of order does not cause a fetch.
  const query = useQuery(listedProductsQuery(productIds.toSorted((a, b) => a - b)))
  const [latest, setLatest] = useState(query.data)
  if (query.data && query.data !== latest) setLatest(query.data)
  const data = query.data ?? latest
  if (!data) {
    return query.isError ? <LoadError onRetry={() => void query.refetch()} /> : <ListLoader />
  }
  const products = sortByIds(data, productIds)
  const sounds = products.filter(({ kind }) => isSound(kind))
  const packs = products.filter(({ kind }) => !isSound(kind))

  const move: Move = (group, index, step) => {
    const product = group[index]
    const ids = group.map(({ id }) => id)
    const beforeId = findMove(productIds, ids, index, step)
    if (!product || beforeId === undefined) return
    const { id: productId, name } = product
    void changeLists(queryClient, { kind: 'move', crateId, productId, beforeId })
    setMessage(m.favorites_moved({ name, position: index + step + 1, count: group.length }))
  }
  return (
    <div className="grid max-w-xl gap-6">
      <OrderList products={sounds} order={productIds} onMove={move} />
      <OrderList products={packs} order={productIds} onMove={move} />
      <p role="status" className="sr-only">
        {message}
      </p>
    </div>
  )
}

/** Moves a product within its group by one place: up with `step` -1, down with 1. */
type Move = (group: readonly ProductSummary[], index: number, step: -1 | 1) => void

interface OrderListProps {
  readonly products: readonly ProductSummary[]
  readonly order: readonly number[]
  readonly onMove: Move
}

const buttonClass =
  'grid size-11 shrink-0 place-items-center aria-disabled:opacity-40 aria-disabled:cursor-default'

function OrderList({ products, order, onMove }: OrderListProps) {
  const pressed = useRef<{ readonly button: HTMLElement; readonly order: readonly number[] }>(null)
  useEffect(() => {
    // Elements moved in the DOM lose the focus.
    const isMoved = pressed.current && pressed.current.order !== order
    if (isMoved && document.activeElement === document.body) {
      pressed.current?.button.focus({ preventScroll: true })
    }
    if (isMoved) pressed.current = null
  }, [order])
  if (products.length < 2) return null
  return (
    <ol aria-label={m.favorites_order()} className="border-t border-outline">
      {products.map((product, index) => (
        <li key={product.id} className="flex items-center gap-1 border-b border-outline">
          <span className="w-8 shrink-0 text-sm tabular-nums">{index + 1}</span>
          <span lang={getNameLanguage(product)} className="min-w-0 flex-1 truncate">
            {product.name}
          </span>
          {([-1, 1] as const).map((step) => (
            <button
              key={step}
              type="button"
              aria-label={(step < 0 ? m.favorites_move_up : m.favorites_move_down)(product)}
              // `disabled` would remove the focus.
              aria-disabled={products[index + step] === undefined || undefined}
              onClick={(event) => {
                pressed.current = { button: event.currentTarget, order }
                onMove(products, index, step)
              }}
              className={buttonClass}
            >
              <Icon icon={step < 0 ? ArrowUp : ArrowDown} />
            </button>
          ))}
        </li>
      ))}
    </ol>
  )
}
