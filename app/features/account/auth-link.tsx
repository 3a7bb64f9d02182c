import { Link } from '@tanstack/react-router'
import { sanitizeBackUrl } from './back-url.ts'

interface AuthLinkProps {
  readonly to: '/auth/login' | '/auth/sign-up' | '/auth/forgot'
  /** Preserved so that the visitor still returns to the requested page after logging in. */
  readonly backUrl: string | undefined
  readonly question?: string
  readonly children: string
}

/** A link from one authentication page to another. */
export function AuthLink({ to, backUrl, question, children }: AuthLinkProps) {
  return (
    <p>
      {question ? <span className="text-on-surface-muted">{question} </span> : null}
      <Link
        to={to}
        search={{ backUrl: sanitizeBackUrl(backUrl) ?? undefined }}
        className="font-semibold underline underline-offset-4"
      >
        {children}
      </Link>
    </p>
  )
}
