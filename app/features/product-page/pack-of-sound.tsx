import { Link } from '@tanstack/react-router'
import { describeContents } from '#app/features/product/describe-contents.ts'
import { Cover } from '#app/features/product/cover.tsx'
import { Price } from '#app/features/product/price.tsx'
import { m } from '#app/paraglide/messages.js'
import type { PackReference, ProductSummary } from '#app/provider/types/product.ts'
import { getNameLanguage } from '#app/features/product/text-language.ts'

interface PackOfSoundProps {
  readonly pack: PackReference
  /** Null if they could not be loaded. */
  readonly details: ProductSummary | null
}

/** A card that links a sound to its pack, with the pack's price and number of sounds. */
export function PackOfSound({ pack, details }: PackOfSoundProps) {
  return (
    <article className="relative grid grid-cols-[minmax(6rem,1fr)_3fr] gap-5 border-y border-outline py-5">
      <Cover url={details?.cover?.url ?? null} peaks={details?.peaks ?? null} className="w-full" />
      <div className="grid content-center gap-2">
        <h2 className="display-type text-3xl tablet:text-4xl">
          <Link
            to="/catalog/$id"
            params={{ id: String(pack.id) }}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {m.catalog_from_pack({ pack: pack.name })}
          </Link>
        </h2>
        {details ? <PackDetails pack={details} /> : null}
      </div>
    </article>
  )
}

function PackDetails({ pack }: { readonly pack: ProductSummary }) {
  const { artist } = pack
  return (
    <>
      <p lang={getNameLanguage(pack)}>{artist?.name}</p>
      <p className="flex flex-wrap gap-x-4 tabular-nums">
        <span>{describeContents(pack)}</span>
        <Price product={pack} className="font-bold" />
      </p>
    </>
  )
}
