interface SuggestionSourceOptions<TResult> {
  /** How long typing must pause before a text is looked up, in milliseconds. */
  readonly delayMs: number
  readonly load: (text: string) => Promise<TResult>
  /** Called with the result for the newest text only; not called if loading it fails. */
  readonly onResult: (result: TResult) => void
}

/** Looks up a text once the visitor stops typing. */
export interface SuggestionSource {
  /** Looks up a text after the pause, unless another request follows. */
  readonly request: (text: string) => void
  /** Cancels the pending request and ignores the result of one in flight. */
  readonly cancel: () => void
}

/** Creates a source that sends at most one request per pause and ignores outdated results. */
export function createSuggestionSource<TResult>({
  delayMs,
  load,
  onResult,
}: SuggestionSourceOptions<TResult>): SuggestionSource {
  let timer: ReturnType<typeof setTimeout> | undefined
  let newest = 0
  function cancel(): void {
    clearTimeout(timer)
    newest++
  }
  return {
    cancel,
    request: (text) => {
      cancel()
      const turn = newest
      timer = setTimeout(() => {
        load(text).then(
          (result) => {
            if (turn === newest) onResult(result)
          },
          // The field works without suggestions.
          () => {},
        )
      }, delayMs)
    },
  }
}
