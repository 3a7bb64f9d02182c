interface SuggestionSourceOptions<TResult> {
  /** The pause in milliseconds after which a text is looked up. */
  readonly delayMs: number
  readonly load: (text: string) => Promise<TResult>
  /** Called with the result for the newest text only; not called if loading it fails. */
  readonly onResult: (result: TResult) => void
}

/** Looks up a text once the visitor stops typing. */
export interface SuggestionSource {
  /** Looks up a text after the pause, unless another one follows. */
  readonly request: (text: string) => void
  /** Drops the pending request and the result of the one that is loading. */
  readonly cancel: () => void
}

/** Creates a source that sends at most one request per pause and drops outdated results. */
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
          // Without suggestions, the field still searches.
          () => {},
        )
      }, delayMs)
    },
  }
}
