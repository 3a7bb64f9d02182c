import type { LucideIcon } from 'lucide-react'
import { Icon } from '#app/ui/icon.tsx'

interface MenuItemProps {
  readonly label: string
  readonly icon: LucideIcon
  /** The keyboard shortcut for the same action. */
  readonly shortcut?: string | undefined
  /** The state of a switch; absent for other items. */
  readonly isPressed?: boolean
  readonly onPress: () => void
}

/** An entry of the player's menu. */
export function MenuItem({ label, icon, shortcut, isPressed, onPress }: MenuItemProps) {
  return (
    <li className="border-b border-outline">
      <button
        type="button"
        aria-pressed={isPressed}
        aria-keyshortcuts={shortcut}
        onClick={onPress}
        className="flex min-h-11 w-full items-center gap-3 text-left aria-pressed:font-semibold"
      >
        <Icon icon={icon} />
        <span className="flex-1">{label}</span>
        {isPressed === undefined ? null : <Mark isPressed={isPressed} />}
        {shortcut ? (
          <kbd
            aria-hidden="true"
            className="min-w-6 border border-outline px-1.5 text-center text-sm"
          >
            {shortcut}
          </kbd>
        ) : null}
      </button>
    </li>
  )
}

/** The visual state of a switch; `aria-pressed` conveys it to screen readers. */
function Mark({ isPressed }: { readonly isPressed: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`flex h-5 w-9 border border-current p-0.5 ${isPressed ? 'justify-end bg-on-surface' : ''}`}
    >
      <span className={`w-3.5 ${isPressed ? 'bg-surface' : 'bg-on-surface'}`} />
    </span>
  )
}
