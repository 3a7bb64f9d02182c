interface PianoKeyProps {
  readonly note: number
  /** For screen readers. */
  readonly name: string
  /** What is printed on it. */
  readonly label: string | null
  /** The number of semitones above the C of its octave. */
  readonly position: number
  readonly isSharp: boolean
  readonly isRoot: boolean
  readonly isHeld: boolean
  readonly isTabStop: boolean
  /** What is printed on the computer's key that plays it; null if there is none. */
  readonly computerKey: string | null
  /** Called when assistive technology clicks the key. */
  readonly onClick: () => void
}

/** White keys are light and black keys dark in both themes. */
const light = 'light-dark(var(--color-surface), var(--color-on-surface))'
const dark = 'light-dark(var(--color-on-surface), var(--color-surface))'
const naturalColors = { background: light, color: dark }
const sharpColors = { background: dark, color: light }
const heldColors = { background: 'var(--color-primary)', color: 'var(--color-on-primary)' }

const naturalClass = 'relative flex-1 border-l border-current'

const sharpClass = 'absolute top-0 z-10 h-3/5 w-[9%] -translate-x-1/2'

/** A key of the piano. */
export function PianoKey({
  note,
  name,
  label,
  position,
  isSharp,
  isRoot,
  isHeld,
  isTabStop,
  computerKey,
  onClick,
}: PianoKeyProps) {
  // Two white keys have no black one between them, so that the later black keys lie further right.
  const naturalsBefore = Math.ceil((position + (position > 4 ? 1 : 0)) / 2)
  return (
    <button
      type="button"
      data-note={note}
      aria-label={name}
      aria-pressed={isHeld}
      aria-keyshortcuts={computerKey ?? undefined}
      tabIndex={isTabStop ? 0 : -1}
      style={{
        ...(isHeld ? heldColors : isSharp ? sharpColors : naturalColors),
        ...(isSharp ? { left: `${(naturalsBefore / 7) * 100}%` } : {}),
      }}
      onClick={(event) => {
        // Fingers, the mouse and keyboard keys have played it already.
        if (event.detail === 0) onClick()
      }}
      className={`${isSharp ? sharpClass : naturalClass} -outline-offset-4`}
    >
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-2 grid justify-items-center gap-1 text-xs leading-none"
      >
        {isRoot ? <span className="size-2 rounded-full bg-current" /> : null}
        {computerKey === null ? null : (
          // Generated content is no part of the name that the key must have.
          <span
            data-label={computerKey}
            className="opacity-75 before:content-[attr(data-label)] max-desktop:hidden pointer-coarse:hidden"
          />
        )}
        {label === null ? null : <span className="font-semibold">{label}</span>}
      </span>
    </button>
  )
}
