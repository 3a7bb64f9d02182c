import { Fragment } from 'react'
import { Link } from '@tanstack/react-router'

const pages = {
  terms: '/terms',
  privacy: '/privacy',
  withdrawal: '/right-of-withdrawal',
} as const

type LegalPage = keyof typeof pages

/**
 * Placeholders for the links in a translated sentence, where their order depends on the language.
 */
const markers = {
  terms: '\u0001terms\u0001',
  privacy: '\u0001privacy\u0001',
  withdrawal: '\u0001withdrawal\u0001',
} as const satisfies Record<LegalPage, string>

interface LegalSentenceProps {
  /** Returns the sentence with the placeholders in place of its links. */
  readonly sentence: (links: typeof markers) => string
  /** The link texts. */
  readonly labels: { readonly [Page in LegalPage]?: string }
}

/** A sentence with links to legal texts. They open in a new tab to preserve form input. */
export function LegalSentence({ sentence, labels }: LegalSentenceProps) {
  return sentence(markers)
    .split('\u0001')
    .map((piece) => (
      <Fragment key={piece}>
        {isLegalPage(piece) ? (
          <Link
            to={pages[piece]}
            target="_blank"
            className="inline-block font-semibold underline underline-offset-4"
          >
            {labels[piece]}
          </Link>
        ) : (
          piece
        )}
      </Fragment>
    ))
}

function isLegalPage(piece: string): piece is LegalPage {
  return piece in pages
}
