import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Logo } from '#app/features/identity/logo.tsx'

interface AuthCardProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** Links to other authentication pages, such as sign-up. */
  readonly links: ReactNode
}

/** The layout of the authentication pages: brand name, heading, form and links. */
export function AuthCard({ title, lead, children, links }: AuthCardProps) {
  return (
    <div className="grid gap-8">
      <Link to="/" className="display-type py-1 text-2xl">
        <Logo />
      </Link>
      <div className="grid gap-3">
        <h1 className="display-type text-fluid-sm leading-none">{title}</h1>
        {lead ? <p className="text-on-surface-muted">{lead}</p> : null}
      </div>
      {children}
      <div className="grid gap-2 border-t border-outline pt-5 text-sm">{links}</div>
    </div>
  )
}
