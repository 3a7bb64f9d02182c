/** One part of a longer text. */
export interface TextSection {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** A text of law: what it is about in one sentence, and its sections in reading order. */
export interface PageText {
  readonly lead: string
  readonly sections: readonly TextSection[]
}

/** The texts of the info page, a tab each. */
export interface InfoText {
  readonly about: PageText
  readonly faq: PageText
  readonly licence: PageText
  readonly user: PageText
}
