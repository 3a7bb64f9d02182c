/** A problem that keeps a shop from going live. */
export interface LiveProblem {
  /** The setting, config field or text concerned. */
  readonly what: string
  /** One sentence that says what is missing or unsafe and how to change it. */
  readonly problem: string
}
