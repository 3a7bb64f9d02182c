import { HomePoster } from '#app/features/home/home-poster.tsx'
import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'
import { createPlaceholderPeaks } from '#app/ui/placeholder-peaks.ts'
import type { Opening } from './opening.functions.ts'
import { OwnerNote } from './owner-note.tsx'

const peaks = createPlaceholderPeaks(64)

/**
 * The page of a shop without products: an announcement over a waveform, contact details, and a note
 * for the owner.
 */
export function OpeningPage({ opening }: { readonly opening: Opening }) {
  return (
    <>
      {opening.importCommand === null ? null : <OwnerNote command={opening.importCommand} />}
      <section
        data-opening
        className="surface-tint relative flex min-h-[calc(100svh-var(--header-height)-var(--search-height)-var(--player-height))] flex-col overflow-hidden"
      >
        <HomePoster text={m.shop_opening_title()} track={null} peaks={peaks} />
        <div className="page-width relative mt-11 flex max-w-none flex-wrap items-end justify-between gap-x-12 gap-y-5 pb-8 tablet:mt-20 tablet:pb-10">
          <p className="max-w-[33.25rem] text-base leading-snug tablet:text-lg">
            {m.shop_opening_text()}
          </p>
          <div className="flex flex-wrap gap-4">
            <ButtonLink to="/contacts" theme="primary">
              {m.shop_opening_write()}
            </ButtonLink>
            <ButtonLink to="/info">{m.shop_footer_about()}</ButtonLink>
          </div>
        </div>
      </section>
    </>
  )
}
