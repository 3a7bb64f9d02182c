import type { LucideIcon } from 'lucide-react'
import { Icon } from '#app/ui/icon.tsx'

interface ToggleButtonProps {
  /** Says what is switched on while the button is pressed. */
  readonly label: string
  readonly icon: LucideIcon
  readonly isPressed: boolean
  readonly onPress: () => void
}

/** A switch of the player as an icon, which is underlined while it is on. */
export function ToggleButton({ label, icon, isPressed, onPress }: ToggleButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onPress}
      className="relative grid size-11 place-items-center opacity-75 hover:opacity-100 aria-pressed:opacity-100 aria-pressed:after:absolute aria-pressed:after:inset-x-3 aria-pressed:after:bottom-1.5 aria-pressed:after:border-b-2"
    >
      <Icon icon={icon} />
    </button>
  )
}
