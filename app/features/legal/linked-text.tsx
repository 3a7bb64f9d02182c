import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { brand } from '#app/features/brand/brand.ts'

const linkClass = 'underline underline-offset-4'

const linkPattern = new RegExp(
  `(\\[[^\\]]+\\]\\(\\w+\\)|${brand.contactAddress.replaceAll('.', '\\.')})`,
)

/**
 * A text with links: `[label](target)`, where the target is `licence`, `privacy` or `withdrawal`,
 * and the shop's email address.
 */
export function LinkedText({ text }: { readonly text: string }) {
  return text
    .split(linkPattern)
    .map((piece) => <Fragment key={piece}>{renderPiece(piece)}</Fragment>)
}

function renderPiece(piece: string): ReactNode {
  if (piece === brand.contactAddress) {
    return (
      <a href={`mailto:${piece}`} className={linkClass}>
        {piece}
      </a>
    )
  }
  const [, label, target] = /^\[(.+)\]\((\w+)\)$/.exec(piece) ?? []
  if (target === 'licence') {
    return (
      <Link to="/info" search={{ tab: 'licence' }} className={linkClass}>
        {label}
      </Link>
    )
  }
  if (target === 'privacy' || target === 'withdrawal') {
    return (
      <Link to={target === 'privacy' ? '/privacy' : '/withdrawal'} className={linkClass}>
        {label}
      </Link>
    )
  }
  return piece
}
