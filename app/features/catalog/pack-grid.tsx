import type { Product } from '#app/provider/types.ts'
import { PackCard } from './pack-card.tsx'

/** Packs as a grid of covers. */
export function PackGrid({ packs }: { readonly packs: readonly Product[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3 tablet:gap-6 desktop-medium:grid-cols-4">
      {packs.map((pack) => (
        <li key={pack.id} className="grid">
          <PackCard pack={pack} />
        </li>
      ))}
    </ul>
  )
}
