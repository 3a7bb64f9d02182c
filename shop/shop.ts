import type { LegalTexts } from './legal-document.ts'
import type { ShopConfig } from './shop-config.ts'

/** The shop's identity and its files. */
export interface Shop {
  readonly config: ShopConfig
  /** The SVG of the logo; null if the shop shows its name. */
  readonly logo: string | null
  /** The SVG of the icon in browser tabs and on home screens. */
  readonly icon: string
  readonly legalTexts: LegalTexts
}
