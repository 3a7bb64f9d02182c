import { Link, useRouter } from '@tanstack/react-router'
import type { LinkProps } from '@tanstack/react-router'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { isMenuNavigationPending, isPlainClick } from './menu-navigation.ts'

export type ButtonTheme = 'primary' | 'secondary' | 'transparent' | 'danger'
export type ButtonSize = 'lg' | 'md' | 'sm'

interface ButtonVariants {
  readonly theme?: ButtonTheme | undefined
  readonly size?: ButtonSize | undefined
  /** Square, for an icon-only button: always, or only below `desktop-medium`. */
  readonly square?: 'always' | 'narrow' | 'never' | undefined
}

const squareClasses = { always: 'button-square', narrow: 'button-narrow', never: '' }

/** Returns the classes of a button; also used for links outside the router, such as downloads. */
export function getButtonClass({
  theme = 'secondary',
  size = 'md',
  square = 'never',
  className = '',
}: ButtonVariants & { readonly className?: string | undefined }): string {
  return `button button-${theme} button-${size} ${squareClasses[square]} ${className}`
}

type ButtonProps = ButtonVariants &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    readonly busy?: boolean
    readonly ref?: Ref<HTMLButtonElement>
  }

/** A button that stays focusable and ignores clicks while `busy`. */
export function Button({
  theme,
  size,
  square,
  className,
  busy,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      onClick={busy ? preventDefault : onClick}
      // `disabled` would remove the focus.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={getButtonClass({ theme, size, square, className })}
    />
  )
}

function preventDefault(event: MouseEvent): void {
  event.preventDefault()
}

type ButtonLinkProps = ButtonVariants &
  LinkProps & {
    readonly children: ReactNode
    readonly className?: string
    readonly 'aria-label'?: string
    readonly ref?: Ref<HTMLAnchorElement>
    /** Called before the link opens its page in the same tab. */
    readonly onOpen?: () => void
  }

/**
 * A router link that looks like a button. It ignores plain clicks while disabled, and while a
 * navigation from a menu is pending.
 */
export function ButtonLink({
  theme,
  size,
  square,
  className,
  children,
  onOpen,
  ...link
}: ButtonLinkProps) {
  const router = useRouter()
  function handleClick(event: MouseEvent): void {
    const opensHere = isPlainClick(event) && (!link.target || link.target === '_self')
    if (!opensHere) return
    if (isMenuNavigationPending(router)) event.preventDefault()
    else onOpen?.()
  }
  return (
    <Link
      {...link}
      onClick={handleClick}
      className={getButtonClass({ theme, size, square, className })}
    >
      {children}
    </Link>
  )
}
