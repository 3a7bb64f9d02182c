/** Something that a shop must not be opened with. */
export interface LiveProblem {
  /** The setting, the field of the identity or the text. */
  readonly what: string
  /** What is missing or unsafe and how to change it, as a sentence. */
  readonly problem: string
}
