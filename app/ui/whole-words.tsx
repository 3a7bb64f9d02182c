import { Fragment } from 'react'

/** Delimits a word that must not break. */
const marker = '\u0001'

interface WholeWordsProps {
  /** Returns the sentence; `keep` marks the words that must not break. */
  readonly sentence: (keep: (word: string) => string) => string
}

/**
 * A sentence with unbreakable words, such as codes and email addresses: they wrap to a new line
 * rather than break at a hyphen, and only break if they are longer than a line.
 */
export function WholeWords({ sentence }: WholeWordsProps) {
  const pieces = sentence((word) => marker + word + marker).split(marker)
  return pieces.map((piece, index) => (
    // Odd pieces are the marked words; pieces have no other identity.
    <Fragment key={index}>
      {index % 2 === 1 ? <span className="inline-block wrap-anywhere">{piece}</span> : piece}
    </Fragment>
  ))
}
