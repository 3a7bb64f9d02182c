import { useRouter } from '@tanstack/react-router'
import { keepLinkedDial, returnToOwnDial } from '#app/features/dial/change-dial.ts'
import { removeFromUrl } from '#app/features/tray/tray-link.ts'
import { tray, useTray } from '#app/features/tray/use-tray.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

/**
 * A notice that another tray is shown in place of the visitor's own, with buttons to keep it or go
 * back.
 */
export function SourceNotice() {
  const source = useTray((state) => state.source)
  const removeParam = useRemoveParam()
  if (source === null) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 border border-outline bg-surface-raised p-3">
      <p role="status" className="flex-1 basis-60 font-semibold">
        {source === 'link' ? m.tray_shared_notice() : m.tray_cart_notice()}
      </p>
      <Button
        onClick={() => {
          tray.restore()
          if (source === 'link') returnToOwnDial()
          removeParam()
        }}
      >
        {m.tray_back()}
      </Button>
      <Button
        onClick={() => {
          tray.keep()
          if (source === 'link') keepLinkedDial()
          removeParam()
        }}
      >
        {m.tray_keep()}
      </Button>
    </div>
  )
}

/**
 * Returns a function that removes the shared tray from the URL, so that a reload shows the
 * visitor's own.
 */
function useRemoveParam(): () => void {
  const { history } = useRouter()
  return () => {
    const url = new URL(globalThis.location.href)
    if (removeFromUrl(url)) history.replace(url.pathname + url.search + url.hash)
  }
}
