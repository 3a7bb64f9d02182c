/** A form that was sent without a script and comes back, mostly refused: what its page shows. */
export interface SubmittedForm {
  /** The status of the page that shows it, where it is not the renderer's own. */
  readonly status?: number
  /** What was typed, by field; never a password. */
  readonly values: Readonly<Record<string, string>>
  /** Why it was refused, translated; none where it was not. A null `field` means the whole form. */
  readonly messages: readonly { readonly field: string | null; readonly text: string }[]
}
