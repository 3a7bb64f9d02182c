import { encodeJson, encodeLine, encodeLines } from './encode-text.ts'

/** The output of a command. */
export interface Output {
  /** Prints one or more lines; encodes hidden characters. */
  readonly print: (line: string) => void
  /** Replaces the last line of a terminal; does nothing without one. */
  readonly draw: (line: string) => void
  readonly isTerminal: boolean
  /** True if each line is a JSON object. */
  readonly isJson: boolean
}

/** Displays the progress of an import. */
export interface Progress {
  /** Counts a sound of this many bytes. */
  readonly add: (bytes: number) => void
  /** Clears the progress from the terminal, before a line is printed. */
  readonly clear: () => void
}

const barWidth = 24

/**
 * Creates the progress display for `count` sounds of `bytes` bytes in total; `now` returns
 * milliseconds.
 */
export function createProgress(
  { count, bytes }: { readonly count: number; readonly bytes: number },
  output: Output,
  now: () => number = () => performance.now(),
): Progress {
  const start = now()
  let done = 0
  let doneBytes = 0
  return {
    add(size) {
      done += 1
      doneBytes += size
      const share = bytes === 0 ? 1 : doneBytes / bytes
      const left = share === 0 ? 0 : ((now() - start) * (1 - share)) / share
      output.draw(formatProgress({ done, count, share, left }))
    },
    clear: () => output.draw(''),
  }
}

function formatProgress(state: {
  readonly done: number
  readonly count: number
  readonly share: number
  readonly left: number
}): string {
  const filled = Math.min(barWidth, Math.round(state.share * barWidth))
  const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled)
  return `Measuring ${bar} ${state.done}/${state.count} sounds, ${formatDuration(state.left)} left`
}

/** Formats milliseconds as "45 s", "3 min" or "2 h 5 min", rounded up. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`
}

/** The required interface of an output stream, such as standard output. */
export interface OutputStream {
  readonly write: (text: string) => unknown
  /** True for a terminal. */
  readonly isTTY?: boolean
  /** The width of the terminal in characters. */
  readonly columns?: number
}

/** Opens the output to a stream. */
export function openOutput(isJson: boolean, stream: OutputStream = process.stdout): Output {
  const isTerminal = stream.isTTY === true && !isJson
  return {
    isJson,
    isTerminal,
    print: (line) => void stream.write(`${isJson ? encodeJson(line) : encodeLines(line)}\n`),
    draw: (line) => {
      const columns = stream.columns ?? 80
      const text = encodeLine(line).slice(0, columns - 1)
      if (isTerminal) stream.write(`\r\u001b[K${text}`)
    },
  }
}
