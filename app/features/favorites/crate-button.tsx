import { m } from '#app/paraglide/messages.js'
import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { Button } from '#app/ui/button.tsx'
import type { FavoriteProduct } from './favorite-ids.ts'

/** A button that opens the crate menu of a product; hidden without JavaScript. */
export function CrateButton({ product }: { readonly product: FavoriteProduct }) {
  return (
    <Button className="needs-js mt-6" onClick={() => open(product)}>
      {m.favorites_add_to_crate()}
    </Button>
  )
}

/** Loads the code on first use. */
function open(product: FavoriteProduct): void {
  import('./open-crate-modal.tsx')
    .then((module) => module.openCrateModal(product))
    .catch(reportNoResponse)
}
