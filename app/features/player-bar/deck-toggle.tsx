import { useQuery, keepPreviousData } from '@tanstack/react-query'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useCart } from '#app/features/cart/cart-context.tsx'
import { openPanel, togglePanel } from '#app/features/player/panel-store.ts'
import { sumLanes } from '#app/features/tray-panel/lane-offer.ts'
import { getProductIds, traySoundsQuery } from '#app/features/tray-panel/tray-sounds.queries.ts'
import { useTray } from '#app/features/tray/use-tray.ts'
import { formatMoney, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { useStore } from '#app/ui/store.ts'

/** Opens and closes the deck; shows how many sounds are kept and the price of those for sale. */
export function DeckToggle() {
  const count = useTray(({ lanes }) => lanes.length)
  const isOpen = useStore(openPanel, null) === 'tray'
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      title={m.tray_open()}
      data-deck-toggle
      onClick={() => togglePanel('tray')}
      className="flex h-11 min-w-11 items-center justify-center gap-1.5 font-semibold tabular-nums"
    >
      <span className="sr-only">{`${m.tray_open()} `}</span>
      <span>{formatNumber(count)}</span>
      <DeckSum />
      <Icon icon={ChevronUp} size="sm" className={isOpen ? 'rotate-180' : ''} />
    </button>
  )
}

/** The price of the kept sounds that can be bought; empty while it is unknown. */
function DeckSum() {
  const lanes = useTray((state) => state.lanes)
  const cart = useCart()
  const { data, isPlaceholderData } = useQuery({
    ...traySoundsQuery(getProductIds(lanes)),
    placeholderData: keepPreviousData,
  })
  const sum = data && !isPlaceholderData && sumLanes(lanes, data, cart)
  return sum ? <span className="max-desktop:hidden">{formatMoney(sum)}</span> : null
}
