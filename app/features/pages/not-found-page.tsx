import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'

/** There is no page at the asked address. */
export function NotFoundPage() {
  return (
    <div className="grid gap-6">
      <p className="figures font-display text-7xl font-extrabold">404</p>
      <h1 className="text-3xl">{m.errors_not_found_title()}</h1>
      <p>{m.errors_not_found_text()}</p>
      <ButtonLink to="/" theme="primary">
        {m.errors_main_page()}
      </ButtonLink>
    </div>
  )
}
