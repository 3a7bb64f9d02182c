import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { Form } from '#app/features/forms/use-form.ts'
import { Checkbox } from '#app/ui/field.tsx'

/** A required checkbox for accepting the terms and the privacy policy, which open in a new tab. */
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

/**
 * Renders one part of the translated sentence, in which the position of the links varies by
 * language.
 */
function renderPiece(piece: string): ReactNode {
  if (piece === 'terms') return <LegalLink to="/terms">{m.account_agree_terms()}</LegalLink>
  if (piece === 'privacy') return <LegalLink to="/privacy">{m.account_agree_privacy()}</LegalLink>
  return piece
}

function LegalLink(link: { readonly to: '/terms' | '/privacy'; readonly children: string }) {
  const linkClass = 'inline-block font-semibold underline underline-offset-4'
  return <Link {...link} target="_blank" className={linkClass} />
}
