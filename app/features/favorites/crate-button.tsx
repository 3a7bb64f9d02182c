import { m } from '#app/paraglide/messages.js'
import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { Button } from '#app/ui/button.tsx'
import type { FavoriteProduct } from './favorite-ids.ts'

/** Opens the choice of crates for a product. Without JavaScript, it is not shown. */
export function CrateButton({ product }: { readonly product: FavoriteProduct }) {
  return (
    <Button className="needs-js mt-6" onClick={() => void open(product)}>
      {m.favorites_add_to_crate()}
    </Button>
  )
}

/** Loads the code on use, so that a first visit needs no file for it. */
async function open(product: FavoriteProduct): Promise<void> {
  try {
    const { openCrateModal } = await import('./open-crate-modal.tsx')
    openCrateModal(product)
  } catch {
    reportNoResponse()
  }
}
