import { Fragment } from 'react'

/** Stands around a word that is kept whole. */
const marker = '\u0001'

interface WholeWordsProps {
  /** Returns the sentence; `keep` marks words in it. */
  readonly sentence: (keep: (word: string) => string) => string
}

/**
 * A sentence with words such as codes and email addresses, which begin on a new line rather than break
 * at a hyphen, and break only if they are longer than a line.
 */
export function WholeWords({ sentence }: WholeWordsProps) {
  const pieces = sentence((word) => marker + word + marker).split(marker)
  return pieces.map((piece, index) => (
    // Every other piece is a word; pieces have no other identity.
    <Fragment key={index}>
      {index % 2 === 1 ? <span className="inline-block wrap-anywhere">{piece}</span> : piece}
    </Fragment>
  ))
}
