interface PianoKeyProps {
  readonly note: number
  /** The accessible name. */
  readonly name: string
  /** The visible label. */
  readonly label: string | null
  /** The key's distance from the C of its octave, in semitones. */
  readonly position: number
  readonly isSharp: boolean
  readonly isRoot: boolean
  readonly isHeld: boolean
  readonly isTabStop: boolean
  /** The label of the computer key that plays it; null if there is none. */
  readonly computerKey: string | null
  /** Called when assistive technology clicks the key. */
  readonly onClick: () => void
}

/** White keys are light and black keys dark in both color themes. */
const light = 'light-dark(var(--color-surface), var(--color-on-surface))'
const dark = 'light-dark(var(--color-on-surface), var(--color-surface))'
const naturalColors = { background: light, color: dark }
const sharpColors = { background: dark, color: light }
const heldColors = { background: 'var(--color-primary)', color: 'var(--color-on-primary)' }

const naturalClass = 'relative flex-1 border-l border-current'

const sharpClass = 'absolute top-0 z-10 h-3/5 w-[9%] -translate-x-1/2'

/** A key of the on-screen piano. */
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
  // E and F have no black key between them, which moves the black keys after them to the right.
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
        // Touch, mouse and keyboard have already played it.
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
          // Generated content is not part of the accessible name.
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
