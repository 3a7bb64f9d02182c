import { useQuery } from '@tanstack/react-query'
import { catalogQuery } from '#app/features/catalog/catalog.queries.ts'
import { productToSoundItem } from '#app/features/catalog/list/sound-item.ts'
import { SoundList } from '#app/features/catalog/list/sound-list.tsx'
import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { pickTasters, tasterSearch } from './library.queries.ts'

/** The library of a customer who has bought nothing yet, with sounds of the shop to play. */
export function EmptyLibrary() {
  const lists = useQuery(catalogQuery(tasterSearch)).data
  const sounds = pickTasters(lists)
  const label = m.library_empty_try()
  return (
    <>
      <PageTitle title={m.library_title()} spacing="compact" />
      <div className="grid content-start gap-4 bg-surface py-8">
        <h2 className="display-type px-(--gutter) text-5xl tablet:text-7xl">
          {m.library_empty_title()}
        </h2>
        <p className="max-w-xl px-(--gutter)">{m.library_empty_text()}</p>
        {sounds.length > 0 ? (
          <section className="grid gap-3 pt-4" data-taster>
            <h3 className="px-(--gutter) text-xl">{label}</h3>
            <SoundList label={label} items={sounds.map(productToSoundItem)} />
          </section>
        ) : null}
        <div className="px-(--gutter) pt-4">
          <ButtonLink to="/catalog" theme="primary">
            {m.cart_find_sounds()}
          </ButtonLink>
        </div>
      </div>
    </>
  )
}
