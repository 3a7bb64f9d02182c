import type { ShopConfig } from './shop-config.ts'

/**
 * What is written about the seller of the demo shop. It stands here, too, because owners may change
 * the project's `shop.config.ts` itself.
 */
const demoFacts: readonly (readonly [
  field: string,
  read: (config: ShopConfig) => string | undefined,
  fact: string,
])[] = [
  ['brand.name', ({ brand }) => brand.name, 'Overtone'],
  ['brand.tagline', ({ brand }) => brand.tagline?.en, 'Limitless soundscapes'],
  ['seller.legalName', ({ seller }) => seller.legalName, 'Overtone Sounds'],
  ['seller.representatives', ({ seller }) => seller.representatives.join(), 'Robin de Wit'],
  ['seller.address.street', ({ seller }) => seller.address.street, 'Voorbeeldkade 12'],
  ['seller.email', ({ seller }) => seller.email, 'hello@overtone.example'],
  ['seller.phone', ({ seller }) => seller.phone, '+31 20 555 0100'],
]

/** Lists the fields in which an identity is that of the demo shop. */
export function findDemoFacts(config: ShopConfig): string[] {
  const simplify = (text = '') => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return demoFacts
    .filter(([, read, fact]) => simplify(read(config)) === simplify(fact))
    .map(([field]) => field)
}
