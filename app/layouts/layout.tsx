import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { GuestCartKeeper } from '#app/features/cart/guest-cart-keeper.tsx'
import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { LazyFavorites } from '#app/features/favorites/lazy-favorites.tsx'
import { LazyPlayerBar } from '#app/features/player-bar/lazy-player-bar.tsx'
import { getSiteMessage } from '#app/i18n/site-messages.ts'
import { m } from '#app/paraglide/messages.js'
import { createLazyComponent } from '#app/ui/lazy-component.tsx'
import { closeAllModals } from '#app/ui/modal-store.ts'
import { pageProgress } from '#app/ui/progress-store.ts'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { Toasts } from '#app/ui/toasts.tsx'
import { useModals } from '#app/ui/use-modals.ts'
import { Footer, SmallFooter } from './footer.tsx'
import { Header } from './header.tsx'
import { BackgroundWaveform } from './background-waveform.tsx'
import { usePageTint } from './use-page-tint.ts'
import { usePageProgress } from './use-page-progress.ts'

/**
 * `colored` and `default` have a header and a footer in the page's tint; `colored` also has
 * breadcrumbs. `empty` is a single card and a small footer on a background in the brand's tint.
 */
export type LayoutName = 'colored' | 'default' | 'empty'

const Modals = createLazyComponent(
  () => import('#app/ui/modals.tsx'),
  'Modals',
  () => {
    // Otherwise the page would stay inert behind an invisible modal.
    closeAllModals()
    reportNoResponse()
  },
)

/** The layout of all pages; the player, modals and toasts persist across navigations. */
export function Layout({
  name,
  children,
}: {
  readonly name: LayoutName
  readonly children: ReactNode
}) {
  usePageProgress()
  const tint = usePageTint()
  const isBehindModal = useModals().length > 0
  const matchId = useMatches({ select: (matches) => matches.at(-1)?.id })
  return (
    <>
      <div
        data-layout={name}
        style={tint}
        inert={isBehindModal}
        className="tinted flex min-h-dvh flex-col bg-surface"
      >
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-on-surface focus:p-3 focus:text-surface"
        >
          {m.shop_skip_to_content()}
        </a>
        <ProgressBar progress={pageProgress} label={m.shop_page_loading()} />
        {name === 'empty' ? null : <Header />}
        {/* New keys replace the elements, so that the move does not count as a layout shift. */}
        <main
          key={name}
          id="content"
          tabIndex={-1}
          className={
            name === 'empty'
              ? 'flex-1 outline-none'
              : 'min-h-[calc(100dvh-var(--header-height))] flex-1 outline-none'
          }
        >
          {name === 'empty' ? <EmptyLayout>{children}</EmptyLayout> : children}
        </main>
        {name === 'empty' ? <SmallFooter key={matchId} /> : <Footer key={matchId} />}
        <LazyPlayerBar />
        <LazyFavorites />
        <GuestCartKeeper />
      </div>
      {isBehindModal ? <Modals closeLabel={m.shop_close()} /> : null}
      <Toasts
        label={m.shop_notifications()}
        closeLabel={m.shop_close()}
        copyLabel={getSiteMessage('site_copy')}
        copiedLabel={m.shop_copied()}
      />
    </>
  )
}

function EmptyLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="surface-tint relative grid flex-1 content-center">
      <BackgroundWaveform />
      <div className="relative mx-auto w-full max-w-[33.25rem] px-4 py-16">
        <div className="surface-base p-6 mobile-lg:p-10">{children}</div>
      </div>
    </div>
  )
}
