interface ChannelButtonProps {
  /** The visible letter, which is also the keyboard shortcut. */
  readonly letter: string
  readonly label: string
  readonly isPressed: boolean
  readonly onPress: () => void
}

/** A toggle of a mixer channel, labeled with its usual letter. */
export function ChannelButton({ letter, label, isPressed, onPress }: ChannelButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={letter}
      aria-pressed={isPressed}
      title={label}
      onClick={onPress}
      className="size-11 shrink-0 border border-outline not-first:-ml-px tablet:size-10 font-display font-bold aria-pressed:bg-on-surface aria-pressed:text-surface"
    >
      {letter}
    </button>
  )
}
