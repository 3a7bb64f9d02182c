interface Waiting {
  readonly start: () => void
  readonly drop: (reason: Error) => void
}

/** Runs one task at a time. Only the latest waiting task is kept; earlier ones are rejected. */
export class RenderQueue {
  #running: Promise<unknown> | null = null
  #waiting: Waiting | null = null

  /** Runs a task; rejects if another task is added before this one starts. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#running) await this.#wait()
    const running = task().finally(() => {
      this.#running = null
      const next = this.#waiting
      this.#waiting = null
      next?.start()
    })
    this.#running = running
    return running
  }

  /** Resolves when no task is running. */
  async whenIdle(): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- Another task may have started in the meantime.
    while (this.#running) await this.#running.catch(() => undefined)
  }

  #wait(): Promise<void> {
    return new Promise((start, drop) => {
      this.#waiting?.drop(new Error('Another loop is rendered instead.'))
      this.#waiting = { start, drop }
    })
  }
}
