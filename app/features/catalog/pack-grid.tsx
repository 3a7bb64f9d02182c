import type { Product } from '#app/provider/types.ts'
import { PackCard } from './pack-card.tsx'

interface PackGridProps {
  readonly packs: readonly Product[]
  /** Of six the first four times as large as the others, as a poster among sleeves. */
  readonly staged?: boolean
}

const stagedLook = 'first:col-span-2 last:col-span-2 tablet:first:row-span-2 tablet:last:col-span-1'

/** Numbers of sleeves that would leave a gap in a wall of four. */
const columnsOf: Readonly<Record<number, string>> = {
  3: 'tablet:grid-cols-3',
  6: 'tablet:grid-cols-3 desktop:grid-cols-6',
}

/** Packs as a wall of sleeves without a gap. */
export function PackGrid({ packs, staged = false }: PackGridProps) {
  const isStaged = staged && packs.length === 6
  const columns = columnsOf[packs.length] ?? 'tablet:grid-cols-4'
  return (
    <ul className={`grid grid-cols-2 ${isStaged ? 'tablet:grid-cols-3' : columns}`}>
      {packs.map((pack) => (
        <li
          key={pack.id}
          className={`@container grid min-w-0 ${isStaged ? stagedLook : 'max-tablet:odd:last:col-span-2'}`}
        >
          <PackCard pack={pack} />
        </li>
      ))}
    </ul>
  )
}
