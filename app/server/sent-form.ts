/** A form that the browser sent without a script and that was refused: what its page shows of it. */
export interface SentForm {
  /** What was typed, by field; never a password. */
  readonly values: Readonly<Record<string, string>>
  /** Why it was refused, translated; `field` is null where the text is about the whole form. */
  readonly messages: readonly { readonly field: string | null; readonly text: string }[]
}
