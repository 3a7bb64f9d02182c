import type { WireOrder } from '#provider/contract/order.ts'
import type { MediaBases } from '../media-address.ts'
import { toMediaAddress } from '../media-address.ts'
import { toMoney } from '#provider/contract/money.ts'
import type { Download, Order } from '../types/order.ts'
import { toVat } from './vat.ts'

type WireItem = WireOrder['items'][number]

/** Converts an order and its available files; vanilla providers send no files. */
export function toOrder(wire: WireOrder, bases: MediaBases): Order {
  return {
    id: wire.id,
    number: String(wire.increment_id ?? wire.id),
    status: wire.status,
    createdAt: wire.created_at,
    total: wire.grand_total,
    discount: wire.discount_amount,
    ...(wire.owned_credit?.minor ? { ownedCredit: wire.owned_credit } : {}),
    giftCardAmount: wire.gift_card_amount,
    amountPaid: wire.amount_paid,
    ...(wire.card_amount?.minor ? { cardAmount: wire.card_amount } : {}),
    refunded: wire.grand_total_refunded?.minor ? wire.grand_total_refunded : null,
    vat: toVat(wire, wire.tax_amount),
    invoices: (wire.invoices ?? []).map(({ increment_id: number, kind }) => ({
      number,
      kind,
      url: `/invoices/${encodeURIComponent(number)}`,
    })),
    lines: wire.items.map((item) => ({
      name: item.name,
      productId: item.product_id,
      price: item.price && toMoney(item.price.minor - (item.discount_amount?.minor ?? 0)),
      coverUrl: toMediaAddress(item.product_cover_url, bases),
      kind: item.kind ?? (item.is_pack === true ? 'pack' : null),
      isRefunded: (item.qty_refunded ?? 0) > 0,
      hasEnded: hasEnded(item),
    })),
    downloads: wire.items.flatMap(toDownloads),
    zipUrl: wire.zip_url === null ? null : `/download/order-${wire.id}`,
    consentAt: wire.consent_at,
  }
}

/** Returns the storefront path of a purchased file. */
export function getDownloadPath(linkId: number): string {
  return `/download/${linkId}`
}

function hasEnded({ downloadable_links: links }: WireItem): boolean {
  return links !== null && links.length > 0 && links.every(({ status }) => status === 'expired')
}

function toDownloads(item: WireItem): Download[] {
  return (item.downloadable_links ?? []).flatMap((link) => {
    const linkId = parseLinkId(link.download_url)
    if (linkId === null || link.status !== 'available') return []
    const name = link.file_name ?? link.product_name ?? item.name
    return [
      { linkId, productId: item.product_id, name, bytes: link.bytes, url: getDownloadPath(linkId) },
    ]
  })
}

function parseLinkId(address: string | null): number | null {
  const id = /\/customer\/downloads\/(\d{1,15})$/.exec(address ?? '')?.[1]
  return id === undefined ? null : Number(id)
}
