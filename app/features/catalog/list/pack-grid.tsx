import type { ProductSummary } from '#app/provider/types/product.ts'
import type { RenderControl } from './file-controls.ts'
import { PackCard } from './pack-card.tsx'

interface PackGridProps {
  readonly packs: readonly ProductSummary[]
  /** Makes the first pack four times as large as the others if there are exactly six. */
  readonly featured?: boolean
  /** Keeps the cards as small as in a full row, however few there are. */
  readonly compact?: boolean
  /** Renders a control on each card in place of the heart. */
  readonly renderControl?: RenderControl | undefined
}

const featuredClass =
  'first:col-span-2 last:col-span-2 tablet:first:row-span-2 tablet:last:col-span-1'

/** Grid columns for pack counts that would leave gaps in rows of four. One or two cards are wide. */
const columnsByCount: Readonly<Record<number, string>> = {
  1: 'tablet:grid-cols-1',
  2: 'tablet:grid-cols-2',
  3: 'tablet:grid-cols-3',
  6: 'tablet:grid-cols-3 desktop:grid-cols-6',
}

/** A grid of packs, with no space between the cards. */
export function PackGrid(props: PackGridProps) {
  const { packs, featured = false, compact = false, renderControl } = props
  const isFeatured = featured && packs.length === 6
  const columns = (!compact && columnsByCount[packs.length]) || 'tablet:grid-cols-4'
  return (
    <ul className={`grid grid-cols-2 ${isFeatured ? 'tablet:grid-cols-3' : columns}`}>
      {packs.map((pack) => (
        <li
          key={pack.id}
          className={`@container grid min-w-0 ${isFeatured ? featuredClass : 'max-tablet:odd:last:col-span-2'}`}
        >
          <PackCard
            pack={pack}
            isWide={!compact && packs.length < 3}
            renderControl={renderControl}
          />
        </li>
      ))}
    </ul>
  )
}
