import type { LucideIcon } from 'lucide-react'
import { Icon } from '#app/ui/icon.tsx'

interface ToggleButtonProps {
  /** Names what the button turns on. */
  readonly label: string
  readonly icon: LucideIcon
  readonly isPressed: boolean
  readonly onPress: () => void
}

const restStyle = { opacity: 0.75 }

/** The padding compensates for the border, so that the icon stays in place. */
const pressedStyle = { borderBottom: '2px solid', paddingTop: 2 }

/** An icon switch of the player, underlined while it is on. */
export function ToggleButton({ label, icon, isPressed, onPress }: ToggleButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onPress}
      style={isPressed ? pressedStyle : restStyle}
      className="grid size-11 place-items-center"
    >
      <Icon icon={icon} />
    </button>
  )
}
