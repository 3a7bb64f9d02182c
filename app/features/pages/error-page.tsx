import { useRouter } from '@tanstack/react-router'
import { failureKind } from '#app/features/failures/needed-value.ts'
import { m } from '#app/paraglide/messages.js'
import { Button, ButtonLink } from '#app/ui/button.tsx'

/** What failed, in plain words, with a second try; never the technical text of the error. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const router = useRouter()
  const kind = failureKind(error)
  const status = statusOf(kind)
  return (
    <div className="page-width grid max-w-xl gap-6 py-24">
      <p className="figures font-display text-7xl font-extrabold">{status}</p>
      <h1 className="text-3xl">{m.errors_internal_title()}</h1>
      <p>{status === 500 ? m.errors_internal_text() : m.errors_unreachable_text()}</p>
      <div className="flex flex-wrap gap-4">
        <Button theme="primary" onClick={() => router.invalidate()}>
          {m.shop_try_again()}
        </Button>
        <ButtonLink to="/">{m.errors_main_page()}</ButtonLink>
      </div>
    </div>
  )
}

function statusOf(kind: string | null): number {
  if (kind === 'timeout') return 504
  return kind === 'unreachable' ? 503 : 500
}
