interface ChannelButtonProps {
  /** What the button shows, and the key that presses it. */
  readonly letter: string
  readonly label: string
  readonly isPressed: boolean
  readonly onPress: () => void
}

/** A switch of a mixer channel, with the letter that mixers have for it. */
export function ChannelButton({ letter, label, isPressed, onPress }: ChannelButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={letter}
      aria-pressed={isPressed}
      title={label}
      onClick={onPress}
      className="size-11 shrink-0 border border-outline font-display font-bold aria-pressed:bg-on-surface aria-pressed:text-surface"
    >
      {letter}
    </button>
  )
}
