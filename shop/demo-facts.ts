import { createHash } from 'node:crypto'
import type { ShopConfig } from './shop-config.ts'

/**
 * The demo seller's data. Duplicated here, because owners may edit the project's `shop.config.ts`
 * itself.
 */
const demoFacts: readonly (readonly [
  field: string,
  read: (config: ShopConfig) => string | undefined,
  fact: string,
])[] = [
  ['brand.name', ({ brand }) => brand.name, 'Overtone'],
  ['brand.tagline', ({ brand }) => brand.tagline?.en, 'Limitless soundscapes'],
  ['brand.filePrefix', ({ brand }) => brand.filePrefix ?? undefined, 'OVT'],
  ['seller.legalName', ({ seller }) => seller.legalName, 'Overtone Sounds'],
  ['seller.representatives', ({ seller }) => seller.representatives.join(), 'Robin de Wit'],
  ['seller.address.street', ({ seller }) => seller.address.street, 'Voorbeeldkade 12'],
  ['seller.email', ({ seller }) => seller.email, 'hello@overtone.example'],
  ['seller.phone', ({ seller }) => seller.phone, '+31 20 555 0100'],
]

/** The SHA-256 of `shop/brand/icon.svg` with each run of whitespace as one space. */
const demoIcon = '871a69b352cebb982e814f288b4e06a3a3cc823c985d057576d81dee1d6a5f32'

/** Lists the config fields that still have the demo shop's values, including the icon's source. */
export function findDemoFacts(config: ShopConfig, icon: string): string[] {
  const simplify = (text = '') => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  const copied = demoFacts
    .filter(([, read, fact]) => simplify(read(config)) === simplify(fact))
    .map(([field]) => field)
  return hashPicture(icon) === demoIcon ? [...copied, 'brand.icon'] : copied
}

/** Lists the demo seller's data contained in a text. */
export function findDemoSeller(text: string): string[] {
  const words = text.replaceAll(/\s+/g, ' ').toLowerCase()
  return demoFacts
    .filter(([field, , fact]) => field.startsWith('seller.') && words.includes(fact.toLowerCase()))
    .map(([, , fact]) => fact)
}

function hashPicture(svg: string): string {
  const text = svg.replaceAll(/\s+/g, ' ').trim()
  return createHash('sha256').update(text).digest('hex')
}
