import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { getPageErrorKind } from './page-error.ts'
import { openLogin } from './report-outcome.ts'
import { m } from '#app/paraglide/messages.js'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ForbiddenPage } from './forbidden-page.tsx'
import { logPageError, setPageStatus } from './page-status.ts'
import { StatusPage } from './status-page.tsx'
import { getLeaveAction } from './get-leave-action.ts'

/** The error page with a retry button. It never shows the error's message. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const kind = getPageErrorKind(error)
  if (kind === 'unauthorised') return <LoginRedirect />
  if (kind === 'forbidden') return <ForbiddenPage />
  if (kind === null) logPageError(error)
  return <RecoverableError {...getErrorContent(kind)} />
}

interface ErrorContent {
  readonly status: number
  readonly text: string
}

function RecoverableError(content: ErrorContent) {
  const router = useRouter()
  const [leave] = useState(() => getLeaveAction(router))
  useEffect(() => leave?.(), [leave])
  return leave ? null : <RetryPage {...content} />
}

function RetryPage({ status, text }: ErrorContent) {
  const router = useRouter()
  return (
    <StatusPage status={status} title={m.errors_internal_title()} text={text}>
      <Button theme="primary" onClick={() => router.invalidate()}>
        {m.shop_try_again()}
      </Button>
      <ButtonLink to="/">{m.errors_main_page()}</ButtonLink>
    </StatusPage>
  )
}

/**
 * Redirects to the login page after the session has ended, with the current URL as the back URL.
 */
function LoginRedirect() {
  setPageStatus(401)
  useEffect(openLogin, [])
  return null
}

function getErrorContent(kind: string | null): ErrorContent {
  if (kind === 'timeout') return { status: 504, text: m.errors_timeout_text() }
  if (kind === 'unreachable') return { status: 503, text: m.errors_unreachable_text() }
  return { status: 500, text: m.errors_internal_text() }
}
