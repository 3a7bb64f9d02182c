import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import type { FavoriteProduct } from './favorite-ids.ts'

/** Lets the visitor choose the crates in which a product is; the code loads on use. */
export function openCrateChoice(product: FavoriteProduct): void {
  import('./open-crate-modal.tsx')
    .then(({ openCrateModal }) => openCrateModal(product))
    .catch(reportNoResponse)
}
