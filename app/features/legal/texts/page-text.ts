/** One section of a long text. */
export interface TextSection {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** A long text: a lead of one sentence and the sections in reading order. */
export interface PageText {
  readonly lead: string
  readonly sections: readonly TextSection[]
}

/** The texts of the info page by tab. */
export interface InfoText {
  readonly about: PageText
  readonly faq: PageText
  readonly licence: PageText
  readonly user: PageText
}
