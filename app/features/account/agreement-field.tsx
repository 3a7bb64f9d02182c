import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { Form } from '#app/features/forms/use-form.ts'
import { Checkbox } from '#app/ui/field.tsx'

/** The unchecked agreement, with links that open the two documents in a new tab. */
export function AgreementField(box: ReturnType<Form['checkboxProps']>) {
  const sentence = m.account_agree({ terms: '\u0001terms\u0001', privacy: '\u0001privacy\u0001' })
  return (
    <Checkbox {...box} required>
      {sentence.split('\u0001').map((piece) => (
        <Fragment key={piece}>{renderPiece(piece)}</Fragment>
      ))}
    </Checkbox>
  )
}

/** Renders a piece of the translated sentence; each language places the two links differently. */
function renderPiece(piece: string): ReactNode {
  if (piece === 'terms') return <TextLink to="/terms">{m.account_agree_terms()}</TextLink>
  if (piece === 'privacy') return <TextLink to="/privacy">{m.account_agree_privacy()}</TextLink>
  return piece
}

function TextLink(link: { readonly to: '/terms' | '/privacy'; readonly children: string }) {
  const look = 'inline-block font-semibold underline underline-offset-4'
  return <Link {...link} target="_blank" className={look} />
}
