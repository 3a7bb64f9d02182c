import { Link } from '@tanstack/react-router'
import DownloadIcon from 'lucide-react/icons/download'
import { productToTrack } from '#app/features/catalog/list/sound-item.ts'
import { PlayButton } from '#app/features/player/play-button.tsx'
import { TrackWaveform } from '#app/features/player/track-waveform.tsx'
import { kindNames } from '#app/features/product/kind-names.ts'
import { ProductName } from '#app/features/product/product-name.tsx'
import { ProductThumbnail } from '#app/features/product/product-thumbnail.tsx'
import { getNameLanguage } from '#app/features/product/text-language.ts'
import { formatMegabytes, formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { Order, OrderLine } from '#app/provider/types/order.ts'
import type { ProductSummary } from '#app/provider/types/product.ts'
import { getButtonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { getTintStyle } from '#app/ui/tint.ts'

interface OrderLineRowProps {
  readonly order: Order
  readonly line: OrderLine
  /** Null if it is no longer on sale or not loaded. */
  readonly product: ProductSummary | null
  /** The code of its license certificate; undefined if it has none. */
  readonly certificate: string | undefined
}

/** A line of an order page: cover, name, waveform in the product's colors, price and download. */
export function OrderLineRow({ order, line, product, certificate }: OrderLineRowProps) {
  const { name, productId } = line
  const track = product && productToTrack(product)
  return (
    <li
      data-order-line={productId}
      data-row
      style={getTintStyle(product?.colors)}
      className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 border-b border-outline py-4"
    >
      <div className="relative">
        <ProductThumbnail product={product ?? toThumbnail(line)} />
      </div>
      <div className="min-w-0">
        <p lang={product ? getNameLanguage(product) : undefined} className="text-lg font-semibold">
          <ProductName id={productId} name={name} />
        </p>
        <LineDetails line={line} product={product} />
      </div>
      <p className="tabular-nums text-right font-semibold whitespace-nowrap">
        {line.price ? formatMoney(line.price) : '–'}
      </p>
      {track ? (
        <div className="row-surface col-span-full flex h-12 [--wave-rest:0.55] min-w-0 items-center">
          <PlayButton track={track} square className="size-12 border-0" />
          <TrackWaveform track={track} isInRow className="h-full min-w-0 flex-1 p-2" />
        </div>
      ) : null}
      <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2">
        <LineFiles order={order} line={line} />
        {certificate === undefined ? null : (
          <Link
            to="/certificates/$code"
            params={{ code: certificate }}
            aria-label={m.certificate_label({ name })}
            className="py-1 text-sm underline underline-offset-4"
          >
            {m.certificate_title()}
          </Link>
        )}
      </div>
    </li>
  )
}

function LineDetails({ line, product }: Pick<OrderLineRowProps, 'line' | 'product'>) {
  const kind = line.kind ?? product?.kind ?? null
  const origin = [product?.pack?.name, product?.artist?.name].filter(Boolean).join(' · ')
  return (
    <p className="text-sm text-on-surface-muted">
      {kind === null ? null : kindNames[kind]()}
      {kind === null || origin === '' ? null : ' · '}
      {product && origin !== '' ? <span lang={getNameLanguage(product)}>{origin}</span> : null}
      {line.isRefunded ? (
        <span className="block font-semibold">{m.profile_order_line_refunded()}</span>
      ) : null}
    </p>
  )
}

/** The files of a line that can be downloaded, or a note that they no longer can. */
function LineFiles({ order, line }: Pick<OrderLineRowProps, 'order' | 'line'>) {
  const files = order.downloads.filter(({ productId }) => productId === line.productId)
  if (line.hasEnded) {
    return <p className="text-sm">{m.profile_download_ended()}</p>
  }
  return files.map(({ linkId, name, bytes, url }) => (
    <a
      key={linkId}
      href={url}
      data-download={linkId}
      aria-label={m.cart_download_label({ name })}
      className={getButtonClass({ size: 'sm' })}
    >
      <Icon icon={DownloadIcon} size="sm" />
      {m.cart_download()}
      {bytes === null ? null : (
        <span className="tabular-nums font-normal">{formatMegabytes(bytes)}</span>
      )}
    </a>
  ))
}

function toThumbnail({ coverUrl }: OrderLine): Pick<ProductSummary, 'cover' | 'colors'> {
  return { cover: coverUrl === null ? null : { url: coverUrl }, colors: null }
}
