import { AddAllToCart } from '#app/features/cart/add-all-to-cart.tsx'
import { getActiveDial } from '#app/features/dial/dial-store.ts'
import { clearTray } from '#app/features/tray/change-tray.ts'
import { addToUrl, toSharedLanes } from '#app/features/tray/tray-link.ts'
import { useTray } from '#app/features/tray/use-tray.ts'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { getProductIds } from './tray-sounds.queries.ts'

/** Buttons that add all sounds to the cart, copy a link to the tray, and clear it. */
export function TrayActions() {
  const lanes = useTray((state) => state.lanes)
  return (
    <div className="flex flex-wrap items-center gap-3 bg-surface pt-3 tablet:sticky tablet:-bottom-4 tablet:pb-4 tablet:-mb-4">
      <AddAllToCart isSoundsOnly ids={getProductIds(lanes)} />
      <CopyLinkButton />
      <Button
        theme="transparent"
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>('[data-panel]')?.focus()
          clearTray()
        }}
      >
        {m.tray_clear()}
      </Button>
    </div>
  )
}

function CopyLinkButton() {
  const lanes = useTray((state) => state.lanes)
  async function copy(): Promise<void> {
    const shared = toSharedLanes(lanes)
    const url = new URL(localizePath('/', getCurrentLocale()), globalThis.location.origin)
    addToUrl({ lanes: shared, dial: getActiveDial() }, url)
    try {
      await navigator.clipboard.writeText(url.href)
      const isWhole = shared.length === lanes.length
      const text = isWhole ? m.tray_link_copied() : m.tray_link_partial()
      showToast({ theme: 'success', text })
    } catch {
      // Without clipboard access, the visitor can copy the URL from the toast.
      showToast({ theme: 'grey', text: url.href, timeout: 30_000 })
    }
  }
  return <Button onClick={() => void copy()}>{m.tray_copy_link()}</Button>
}
