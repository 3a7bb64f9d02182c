import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCart } from '#app/features/cart/cart-context.tsx'
import { isSlowConnection } from '#app/audio/slow-connection.ts'
import { tray, useTray } from '#app/features/tray/use-tray.ts'
import { m } from '#app/paraglide/messages.js'
import { findLaneOffer } from './lane-offer.ts'
import { LaneRow } from './lane-row.tsx'
import { SourceNotice } from './source-notice.tsx'
import { BarRuler } from './bar-ruler.tsx'
import { TrayMessage } from './tray-message.tsx'
import { TrayActions } from './tray-actions.tsx'
import { getProductIds, traySoundsQuery } from './tray-sounds.queries.ts'
import { useTrayPlayheads } from './use-tray-playheads.ts'
import { useTrayRequest } from './use-tray-request.ts'

/** The tray as a mixer, with a lane per sound on one ruler, and actions for all sounds. */
export function TrayView() {
  const lanes = useTray((state) => state.lanes)
  const container = useRef<HTMLDivElement>(null)
  const { isLoading } = useTrayRequest()
  useTrayPlayheads(container)
  useEffect(() => {
    if (lanes.length > 0 && !isSlowConnection()) tray.prepare()
  }, [lanes])
  const products = useQuery({
    ...traySoundsQuery(getProductIds(lanes)),
    placeholderData: keepPreviousData,
  })
  const cart = useCart()
  if (isLoading) return <p aria-busy="true">{m.tray_loading()}</p>
  return (
    <div ref={container}>
      <SourceNotice />
      {lanes.length === 0 ? (
        <p>{m.tray_empty()}</p>
      ) : (
        <>
          <TrayMessage />
          <div className="relative pt-5">
            <BarRuler />
            <ul aria-label={m.tray_title()} className="border-t border-outline">
              {lanes.map((lane) => (
                <LaneRow
                  key={lane.track.id}
                  lane={lane}
                  offer={findLaneOffer(lane, products, cart)}
                />
              ))}
            </ul>
          </div>
          <TrayActions />
        </>
      )}
    </div>
  )
}
