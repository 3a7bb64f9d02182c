import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import type { FavoriteProduct } from './favorite-ids.ts'

/** Opens the crate menu of a product; its code is loaded on first use. */
export function openCrateChoice(product: FavoriteProduct): void {
  import('./open-crate-modal.tsx')
    .then(({ openCrateModal }) => openCrateModal(product))
    .catch(reportNoResponse)
}
