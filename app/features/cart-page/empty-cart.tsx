import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'
import { Waveform } from '#app/ui/waveform.tsx'
import { ReceiptPaper } from '#app/features/cart/receipt-page.tsx'

/** An empty cart: a flat waveform, a short message and a link to the catalogue. */
export function EmptyCart() {
  return (
    <ReceiptPaper>
      <div className="grid justify-items-start gap-4">
        <Waveform peaks={null} className="h-16 w-full [--wave-rest:1]" />
        <h2 className="display-type text-4xl">{m.cart_empty_title()}</h2>
        <p>{m.cart_empty_text()}</p>
        <ButtonLink to="/catalog" theme="primary">
          {m.cart_find_sounds()}
        </ButtonLink>
      </div>
    </ReceiptPaper>
  )
}
