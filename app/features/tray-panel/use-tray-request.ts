import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { productToTrack } from '#app/features/catalog/list/sound-item.ts'
import { applyLinkedDial } from '#app/features/dial/change-dial.ts'
import { isForTray } from '#app/features/tray/lane.ts'
import type { Lane } from '#app/features/tray/lane.ts'
import { parseUrl } from '#app/features/tray/tray-link.ts'
import type { SharedLane } from '#app/features/tray/tray-link.ts'
import { requestTray, trayRequest } from '#app/features/tray/tray-request.ts'
import type { TrayRequest } from '#app/features/tray/tray-request.ts'
import { tray } from '#app/features/tray/use-tray.ts'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast-store.ts'
import { useStore } from '#app/ui/store.ts'
import { traySoundsQuery } from './tray-sounds.queries.ts'

/** The URL whose tray has been requested, so that reopening the panel does not request it again. */
let openedHref: string | null = null

/** Shows the tray of a link that the page was opened with, or other requested sounds. */
export function useTrayRequest(): { readonly isLoading: boolean } {
  const client = useQueryClient()
  const request = useStore(trayRequest, null)
  useEffect(requestLinkedTray, [])
  useEffect(() => {
    if (request) void showRequest(client, request)
  }, [client, request])
  return { isLoading: request !== null }
}

function requestLinkedTray(): void {
  const { href } = globalThis.location
  const shared = parseUrl(new URL(href))
  if (shared === null || href === openedHref) return
  openedHref = href
  applyLinkedDial(shared.dial)
  requestTray({ source: 'link', lanes: shared.lanes, more: 0 })
}

async function showRequest(client: QueryClient, request: TrayRequest): Promise<void> {
  const { lanes: sharedLanes, source, more } = request
  try {
    const lanes = await loadLanes(client, sharedLanes)
    if (trayRequest.get() !== request) return
    showLanes(lanes, source)
    const missingCount = sharedLanes.length - lanes.length
    // Some hosts do not send which cart lines are packs.
    if (missingCount > 0 && source === 'link')
      showToast({ theme: 'grey', text: m.tray_gone({ count: missingCount }) })
    if (more > 0) showToast({ theme: 'grey', text: m.tray_more({ count: more }) })
    trayRequest.set(null)
  } catch {
    if (trayRequest.get() !== request) return
    trayRequest.set(null)
    const retry = { label: m.shop_try_again(), run: () => requestTray(request) }
    showToast({ text: m.tray_request_failed(), action: retry })
  }
}

async function loadLanes(client: QueryClient, sharedLanes: readonly SharedLane[]): Promise<Lane[]> {
  const products = await client.query(
    traySoundsQuery(sharedLanes.map(({ productId }) => productId)),
  )
  return sharedLanes.flatMap(({ productId, ...settings }) => {
    const product = products.find(({ id }) => id === productId)
    const track = product ? productToTrack(product) : null
    return track && isForTray(track) ? { track, ...settings } : []
  })
}

/**
 * Shows lanes in place of the visitor's own, or as the visitor's own if that is empty or the same.
 */
function showLanes(lanes: readonly Lane[], source: TrayRequest['source']): void {
  if (lanes.length === 0) return
  tray.restore()
  const own = tray.get().lanes
  const isSame = JSON.stringify(own.map(toKey)) === JSON.stringify(lanes.map(toKey))
  if (isSame) return
  if (own.length === 0) tray.setLanes(lanes)
  else tray.open(lanes, source)
}

function toKey({ track, ...settings }: Lane): unknown {
  return [track.id, settings]
}
