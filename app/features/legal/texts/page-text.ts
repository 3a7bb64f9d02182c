/** One section of a long document; its paragraphs may contain links, see `LinkedText`. */
export interface TextSection {
  readonly title: string
  readonly paragraphs: readonly string[]
  /** A bulleted list after the paragraphs. */
  readonly items?: readonly string[]
}

/** A long document: a one-sentence introduction and its sections in reading order. */
export interface PageText {
  readonly lead: string
  readonly sections: readonly TextSection[]
}

/** The documents on the info page, keyed by tab. */
export interface InfoText {
  readonly about: PageText
  readonly faq: PageText
  readonly licence: PageText
  readonly user: PageText
}
