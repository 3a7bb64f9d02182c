import Layers from 'lucide-react/icons/layers'
import { defaultSettings, maxLanes } from '#app/features/tray/lane.ts'
import { requestTray } from '#app/features/tray/tray-request.ts'
import { m } from '#app/paraglide/messages.js'
import type { Cart, CartLine } from '#app/provider/types/cart.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** A button that plays the sounds in the cart together in the tray; absent if there are none. */
export function PlayCart({ cart }: { readonly cart: Cart }) {
  const sounds = cart.lines.filter(isPlayable)
  if (sounds.length === 0) return null
  const lanes = sounds
    .slice(0, maxLanes)
    .map(({ productId }) => ({ productId, ...defaultSettings }))
  return (
    <Button
      className="mt-6"
      onClick={() => requestTray({ source: 'cart', lanes, more: sounds.length - lanes.length })}
    >
      <Icon icon={Layers} size="sm" />
      {m.tray_play_cart()}
    </Button>
  )
}

/** Returns whether a line is a loop or one-shot with a preview, or its product is unknown. */
function isPlayable({ product }: CartLine): boolean {
  return product === null || (product.preview !== null && product.kind !== 'pack')
}
