import DownloadIcon from 'lucide-react/icons/download'
import { Icon } from '#app/ui/icon.tsx'
import { formatMegabytes } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { Order } from '#app/provider/types/order.ts'
import { getButtonClass } from '#app/ui/button.tsx'
import { getRefundState } from './order-status.ts'

const rowClass = 'flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-outline py-2'
const nameClass = 'min-w-0 flex-1 basis-40 font-semibold'
const noteClass = 'tabular-nums text-sm text-on-surface-muted'

interface DownloadListProps {
  readonly order: Order
  /** Uses the primary theme, for a new order with a single file. */
  readonly prominent?: boolean
}

/** The files of an order: download links, and those no longer available. */
export function DownloadList({ order, prominent = false }: DownloadListProps) {
  const { downloads, lines } = order
  const isPartlyRefunded = getRefundState(order) === 'partial'
  const refundedIds = lines.filter((line) => line.isRefunded).map((line) => line.productId)
  return (
    <ul className="grid gap-2">
      {downloads.map((download) => (
        <li key={download.linkId} className={rowClass}>
          <span className={nameClass}>{download.name}</span>
          {isPartlyRefunded && refundedIds.includes(download.productId) ? <RefundedNote /> : null}
          {download.bytes === null ? null : (
            <span className={noteClass}>{formatMegabytes(download.bytes)}</span>
          )}
          <a
            href={download.url}
            data-download={download.linkId}
            aria-label={m.cart_download_label({ name: download.name })}
            className={getButtonClass({
              size: prominent ? 'md' : 'sm',
              theme: prominent ? 'primary' : 'secondary',
            })}
          >
            <Icon icon={DownloadIcon} size="sm" />
            {m.cart_download()}
          </a>
        </li>
      ))}
      {lines
        .filter((line) => line.hasEnded)
        .map((line) => (
          <li
            key={`${line.productId} ${line.name}`}
            data-ended={line.productId}
            className={rowClass}
          >
            <span className={nameClass}>{line.name}</span>
            {isPartlyRefunded && line.isRefunded ? <RefundedNote /> : null}
            <span className={noteClass}>{m.profile_download_ended()}</span>
          </li>
        ))}
    </ul>
  )
}

function RefundedNote() {
  return <span className={noteClass}>{m.profile_order_line_refunded()}</span>
}
