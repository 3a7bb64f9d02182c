import { Link } from '@tanstack/react-router'
import { safeBackUrl } from './back-url.ts'

interface AuthLinkProps {
  readonly to: '/auth/login' | '/auth/sign-up' | '/auth/forgot'
  /** Passed on, so that the login still returns to the requested page. */
  readonly backUrl: string | undefined
  readonly question?: string
  readonly children: string
}

/** A link from one login page to another. */
export function AuthLink({ to, backUrl, question, children }: AuthLinkProps) {
  return (
    <p>
      {question ? <span className="text-on-surface-muted">{question} </span> : null}
      <Link
        to={to}
        search={{ backUrl: safeBackUrl(backUrl) ?? undefined }}
        className="font-semibold underline underline-offset-4"
      >
        {children}
      </Link>
    </p>
  )
}
