import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { getPageErrorKind, PageError } from './page-error.ts'
import { openLogin } from './report-outcome.ts'
import { m } from '#app/paraglide/messages.js'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ForbiddenPage } from './forbidden-page.tsx'
import { setPageStatus } from './page-status.ts'
import { StatusPage } from './status-page.tsx'
import { useKeepPageOnError } from './use-keep-page-on-error.ts'

/** The error page with a retry button; never shows the error's message. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const kind = getPageErrorKind(error)
  if (kind === 'unauthorised') return <LoginRedirect />
  if (kind === 'forbidden') return <ForbiddenPage />
  return <RecoverableError {...getErrorContent(error)} />
}

interface ErrorContent {
  readonly status: number
  readonly text: string
  readonly retryAfterSeconds?: number
}

function RecoverableError(content: ErrorContent) {
  return useKeepPageOnError() ? null : <RetryPage {...content} />
}

function RetryPage({ text, ...status }: ErrorContent) {
  const router = useRouter()
  return (
    <StatusPage
      {...status}
      message={m.errors_status_internal()}
      title={m.errors_internal_title()}
      text={text}
    >
      <Button theme="primary" onClick={() => router.invalidate()}>
        {m.shop_try_again()}
      </Button>
      <ButtonLink to="/">{m.errors_main_page()}</ButtonLink>
    </StatusPage>
  )
}

/** Opens the login page with the current URL as the back URL, after the session ended. */
function LoginRedirect() {
  setPageStatus(401)
  useEffect(openLogin, [])
  return null
}

/** How long to wait after a rate limit if the provider does not say so, in seconds. */
const defaultRetryAfterSeconds = 60

function getErrorContent(error: unknown): ErrorContent {
  switch (getPageErrorKind(error)) {
    case 'timeout':
      return { status: 504, text: m.errors_timeout_text() }
    // A page that does not exist throws `notFound()`; this is a session that cannot be fetched.
    case 'not-found':
    case 'unreachable':
      return { status: 503, text: m.errors_unreachable_text() }
    case 'rate-limited': {
      const waiting = error instanceof PageError ? error.retryAfterSeconds : null
      const retryAfterSeconds = waiting ?? defaultRetryAfterSeconds
      return { status: 503, text: m.errors_unreachable_text(), retryAfterSeconds }
    }
    default:
      return { status: 500, text: m.errors_internal_text() }
  }
}
