import { SoundList } from '#app/features/catalog/list/sound-list.tsx'
import { isSound } from '#app/features/product/product-kinds.ts'
import { ProductThumbnail } from '#app/features/product/product-thumbnail.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { WithdrawnProducts as Withdrawn } from '#app/provider/types/product-list.ts'
import type { ProductSummary } from '#app/provider/types/product.ts'
import { renderLibraryControl } from './file-controls.tsx'
import { toWithdrawnItem } from './withdrawn-item.ts'

/** What the customer owns and the shop no longer sells: it has no page any more. */
export function WithdrawnProducts({
  withdrawn,
}: {
  readonly withdrawn: Withdrawn<ProductSummary>
}) {
  const { items, total } = withdrawn
  const sounds = items.filter(({ kind }) => isSound(kind))
  const packs = items.filter(({ kind }) => !isSound(kind))
  const label = m.library_withdrawn()
  return (
    <section className="mt-4 grid gap-3 border-t-2 border-outline pt-3" data-withdrawn>
      <h2 className="display-type px-(--gutter) pt-2 text-display-xs tablet:text-display-md">
        {label}
      </h2>
      <p className="px-(--gutter)">{m.library_withdrawn_text()}</p>
      {packs.length > 0 ? (
        <ul className="border-t border-outline">
          {packs.map((pack) => (
            <WithdrawnPack key={pack.id} pack={pack} />
          ))}
        </ul>
      ) : null}
      {sounds.length > 0 ? (
        <SoundList
          label={label}
          items={sounds.map(toWithdrawnItem)}
          renderControl={renderLibraryControl}
        />
      ) : null}
      {total > items.length ? (
        <p className="px-(--gutter) text-sm">
          {m.library_withdrawn_more({
            shown: formatNumber(items.length),
            total: formatNumber(total),
          })}
        </p>
      ) : null}
    </section>
  )
}

function WithdrawnPack({ pack }: { readonly pack: ProductSummary }) {
  return (
    <li className="flex items-center gap-4 border-b border-outline px-(--gutter) py-2">
      <ProductThumbnail product={pack} />
      <span className="min-w-0 flex-1 font-display text-md font-bold">{pack.name}</span>
      {renderLibraryControl(pack, true)}
      {renderLibraryControl(pack)}
    </li>
  )
}
