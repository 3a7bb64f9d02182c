/** How often a page asks for the newest build, in milliseconds. */
const checkMilliseconds = 60 * 60 * 1000

interface BuildCheck {
  readonly running: string
  /** The newest build's id, or null where it cannot be learned. */
  readonly latest: () => Promise<string | null>
  /** Called once, when a newer build is there. */
  readonly onUpdate: () => void
}

/** Compares the running build with the newest one every hour, until they differ. Returns the way to stop. */
export function watchBuild({ running, latest, onUpdate }: BuildCheck): () => void {
  const timer = setInterval(() => void check(), checkMilliseconds)
  let told = false
  async function check(): Promise<void> {
    const id = await latest()
    if (told || id === null || id === running) return
    told = true
    clearInterval(timer)
    onUpdate()
  }
  return () => clearInterval(timer)
}
