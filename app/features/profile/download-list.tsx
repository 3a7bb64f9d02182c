import DownloadIcon from 'lucide-react/icons/download'
import { Icon } from '#app/ui/icon.tsx'
import { formatMegabytes } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { Download } from '#app/provider/types/order.ts'
import { getButtonClass } from '#app/ui/button.tsx'

interface DownloadListProps {
  readonly downloads: readonly Download[]
  /** Uses the primary theme, for a new order with a single file. */
  readonly prominent?: boolean
}

/** The files of an order, each with a download link. */
export function DownloadList({ downloads, prominent = false }: DownloadListProps) {
  return (
    <ul className="grid gap-2">
      {downloads.map((download) => (
        <li
          key={download.linkId}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-outline py-2"
        >
          <span className="min-w-0 flex-1 basis-40 font-semibold">{download.name}</span>
          {download.bytes === null ? null : (
            <span className="tabular-nums text-sm text-on-surface-muted">
              {formatMegabytes(download.bytes)}
            </span>
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
    </ul>
  )
}
