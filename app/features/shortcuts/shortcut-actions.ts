import { MutationObserver } from '@tanstack/react-query'
import type { RegisteredRouter } from '@tanstack/react-router'
import { addToCartMutation } from '#app/features/cart/cart.mutations.ts'
import { favoriteIds, toggleFavorite } from '#app/features/favorites/favorite-ids.ts'
import { openCrateChoice } from '#app/features/favorites/open-crate-choice.ts'
import { reportFavorite } from '#app/features/favorites/report-favorite.ts'
import { toggleOriginal } from '#app/features/player/fit-store.ts'
import { openPanel, togglePanel } from '#app/features/player/panel-store.ts'
import { playOnKeys } from '#app/features/player/play-on-keys.ts'
import type { Track } from '#app/features/player/track.ts'
import { player } from '#app/features/player/use-player.ts'
import { providerInfoQuery } from '#app/features/provider-info/provider-info.queries.ts'
import { isForTray } from '#app/features/tray/lane.ts'
import { toggleInTray } from '#app/features/tray/toggle-in-tray.ts'
import { m } from '#app/paraglide/messages.js'
import type { ProductKind } from '#provider/contract/product-kinds.ts'
import type { Offer } from '#app/provider/types/product.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { productSummaryQuery } from '#app/features/product/product.queries.ts'
import { getSimilarSearch } from '#app/features/product/product-kinds.ts'
import type { ShortcutAction } from './default-keys.ts'
import { focusSearchField } from './use-search-key.ts'

/** The sound in the focused row, or the current track. */
export interface ShortcutTarget {
  readonly name: string
  /** Null if there is no preview. */
  readonly track: Track | null
  /** The id of its product page; null if it has none. */
  readonly productId: number | null
  readonly kind: ProductKind | null
  /** Null if it is not sold individually or its offer is not loaded. */
  readonly offer: Offer | null
}

/** The input of an action. */
export interface ActionContext {
  readonly sound: ShortcutTarget
  /** The tracks for previous and next. */
  readonly queue?: readonly Track[]
  readonly router: RegisteredRouter
}

interface ActionEntry {
  /** The name of the action in the list of shortcuts. */
  readonly label: () => string
  readonly run: (context: ActionContext) => void | Promise<void>
}

/**
 * The implementation of each action in `defaultKeys`. In lists, `next` and `previous` also move the
 * focus.
 */
export const shortcutActions: Readonly<Record<ShortcutAction, ActionEntry>> = {
  next: { label: m.player_next, run: () => player.next() },
  previous: { label: m.player_previous, run: () => player.previous() },
  toggle: {
    label: m.player_keys_toggle,
    run: ({ sound, queue }) => player.toggle(sound.track, queue),
  },
  open: { label: m.player_keys_open, run: openPage },
  repeat: { label: m.player_repeat, run: () => player.toggleRepeat() },
  addToCart: { label: m.cart_add, run: addToCart },
  favorite: { label: m.favorites_favorite, run: changeFavorite },
  crate: { label: m.favorites_add_to_crate, run: changeCrates },
  similar: { label: m.catalog_similar_sounds, run: showSimilar },
  playOnKeys: { label: m.player_sampler, run: ({ sound }) => playOnKeys(sound.track) },
  tray: { label: m.tray_add, run: toggleTargetInTray },
  needleAlone: { label: m.tray_needle_alone, run: toggleNeedleAlone },
  waveform: { label: m.player_waveform, run: showWaveform },
  original: { label: m.player_fit_original, run: toggleOriginalTrack },
  dial: { label: m.player_dial, run: () => togglePanel('dial') },
  search: { label: m.catalog_search_submit, run: focusSearchField },
  help: { label: m.player_keys_title, run: () => togglePanel('shortcuts') },
}

/** Opens the large waveform of a sound, or closes it. */
function showWaveform({ sound: { track }, queue }: ActionContext): void {
  if (track === null || track.id === player.getState().track?.id) return togglePanel('waveform')
  player.select(track, queue)
  openPanel.set('waveform')
}

async function openPage({ sound: { productId }, router }: ActionContext): Promise<void> {
  if (productId === null) return reportPackOnly()
  await router.navigate({ to: '/catalog/$id', params: { id: String(productId) } })
}

/** Confirms the change with a toast, because the focus stays on the row. */
function changeFavorite({ sound }: ActionContext): void {
  const id = getOwnId(sound)
  if (id === null) return reportPackOnly()
  toggleFavorite(id)
  reportFavorite({ id, name: sound.name }, favoriteIds.get().has(id))
}

function changeCrates({ sound }: ActionContext): void {
  const id = getOwnId(sound)
  if (id === null) return reportPackOnly()
  openCrateChoice({ id, name: sound.name })
}

/**
 * Returns the id of a sound's own product; null if it has none, even if its track links to its
 * pack.
 */
function getOwnId({ productId, track }: ShortcutTarget): number | null {
  return track?.linksToPack ? null : productId
}

async function addToCart(context: ActionContext): Promise<void> {
  const { router } = context
  const offer = await loadOffer(context)
  if (!offer) return reportPackOnly()
  if (offer.isOwned) return void showToast({ theme: 'grey', text: m.player_keys_owned() })
  const { queryClient } = router.options.context
  // The mutation reports its own failures.
  await new MutationObserver(queryClient, addToCartMutation(router, offer)).mutate().catch(() => {})
}

async function showSimilar(context: ActionContext): Promise<void> {
  const { router, sound } = context
  const info = await router.options.context.queryClient.ensureQueryData(providerInfoQuery)
  if (!info.capabilities.filters) return
  const offer = await loadOffer(context)
  if (offer)
    await router.navigate({ to: '/catalog', search: getSimilarSearch(offer.id, sound.kind) })
  else reportPackOnly()
}

function toggleTargetInTray({ sound: { track } }: ActionContext): void {
  if (track && isForTray(track)) toggleInTray(track)
}

/** Silences the tray under the current sound, or lets it sound again. */
async function toggleNeedleAlone(): Promise<void> {
  const { toggleNeedleAlone } = await import('#app/features/tray/needle-alone.ts')
  toggleNeedleAlone()
}

/** Switches the current loop between the original and the fitted version. */
function toggleOriginalTrack(): void {
  const { track } = player.getState()
  if (track) toggleOriginal(track.url)
}

function reportPackOnly(): void {
  showToast({ theme: 'grey', text: m.player_keys_pack_only() })
}

/** Returns a sound's offer; null if it is only sold in its pack, which its track may link to. */
async function loadOffer({ sound, router }: ActionContext): Promise<Offer | null> {
  const { offer, productId, kind } = sound
  if (offer || productId === null) return offer
  const { queryClient } = router.options.context
  const product = await queryClient.fetchQuery(productSummaryQuery(productId))
  return product?.kind === kind && !product.isPackOnly ? product : null
}
