import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { getPageErrorKind } from './page-error.ts'
import { openLogin } from './report-outcome.ts'
import { m } from '#app/paraglide/messages.js'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ForbiddenPage } from './forbidden-page.tsx'
import { setPageStatus } from './page-status.ts'
import { StatusPage } from './status-page.tsx'
import { useKeepPageOnError } from './use-keep-page-on-error.ts'

/** What failed, in plain words, with a second try; never the technical text of the error. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const kind = getPageErrorKind(error)
  if (kind === 'unauthorised') return <LoginNeeded />
  if (kind === 'forbidden') return <ForbiddenPage />
  return <StayOrTell {...failedPageOf(kind)} />
}

interface FailedPageProps {
  readonly status: number
  readonly text: string
}

function StayOrTell(failed: FailedPageProps) {
  return useKeepPageOnError() ? null : <FailedPage {...failed} />
}

function FailedPage({ status, text }: FailedPageProps) {
  const router = useRouter()
  return (
    <StatusPage
      status={status}
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

/** The provider ended the session between two calls: the login page comes back to this address. */
function LoginNeeded() {
  setPageStatus(401)
  useEffect(openLogin, [])
  return null
}

function failedPageOf(kind: string | null): FailedPageProps {
  if (kind === 'timeout') return { status: 504, text: m.errors_timeout_text() }
  if (kind === 'unreachable') return { status: 503, text: m.errors_unreachable_text() }
  return { status: 500, text: m.errors_internal_text() }
}
