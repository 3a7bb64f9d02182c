import type { ProductKind } from '#provider/contract/product-kinds.ts'

/** What anybody with the code of a license certificate may know of it. */
export interface CheckedCertificate {
  code: string
  state: 'valid' | 'refunded'
  /** The name of the licensed product. */
  work: string
  productId: number | null
  kind: ProductKind | null
  licensor: string
  licensedAt: string
}

/** A customer's own license certificate. */
export interface Certificate extends CheckedCertificate {
  licensee: string
  seller: string
  orderNumber: string
  /** The license that was shown with the order, as Markdown; null if none was. */
  scope: { locale: string; markdown: string } | null
}

/** The code of the certificate for a line of an order. */
export interface CertificateCode {
  productId: number
  code: string
}
