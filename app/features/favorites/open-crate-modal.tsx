import { m } from '#app/paraglide/messages.js'
import { openModal } from '#app/ui/modal-store.ts'
import { CrateChoice } from './crate-choice.tsx'
import type { FavoriteProduct } from './favorite-ids.ts'

/** Opens a modal for adding a product to the visitor's crates or removing it. */
export function openCrateModal({ id, name }: FavoriteProduct): void {
  void openModal({
    title: m.favorites_crates(),
    width: 500,
    content: (close) => (
      <>
        <p className="mb-2 truncate">{name}</p>
        <CrateChoice productId={id} onLeave={() => close()} />
      </>
    ),
  })
}
