import type { Product } from '#app/provider/types.ts'
import { PackCard } from './pack-card.tsx'

interface PackGridProps {
  readonly packs: readonly Product[]
  /** Six in a row on a wide screen instead of four. */
  readonly small?: boolean
}

/** Packs as a grid of covers. */
export function PackGrid({ packs, small = false }: PackGridProps) {
  const columns = small
    ? 'desktop:grid-cols-6 tablet:gap-4'
    : 'tablet:gap-6 desktop-medium:grid-cols-4'
  return (
    <ul className={`grid grid-cols-2 gap-3 tablet:grid-cols-3 ${columns}`}>
      {packs.map((pack) => (
        <li key={pack.id} className="grid min-w-0">
          <PackCard pack={pack} />
        </li>
      ))}
    </ul>
  )
}
