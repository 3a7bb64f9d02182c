import { Link } from '@tanstack/react-router'
import { safeBackUrl } from './back-url.ts'

interface AuthLinkProps {
  readonly to: '/auth/login' | '/auth/sign-up' | '/auth/forgot'
  /** Handed on, so that the visitor still ends where they wanted to go. */
  readonly backUrl: string | undefined
  readonly question?: string
  readonly children: string
}

/** The way from one login page to another. */
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
