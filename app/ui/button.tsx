import { Link, useRouter } from '@tanstack/react-router'
import type { LinkProps } from '@tanstack/react-router'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { buttonDefaults } from './button-options.ts'
import type { ButtonSize, ButtonTheme, ButtonType } from './button-options.ts'
import { isMenuNavigationPending, isPlainClick } from './menu-navigation.ts'

export type { ButtonSize, ButtonTheme } from './button-options.ts'

interface Look {
  readonly theme?: ButtonTheme
  readonly size?: ButtonSize
  readonly className?: string
}

const themes: Record<ButtonTheme, string> = {
  primary: 'bg-primary text-on-primary hover:[filter:brightness(1.05)] border-transparent',
  secondary: 'border-outline bg-transparent hover:bg-on-surface hover:text-surface',
  transparent: 'border-transparent bg-transparent underline-offset-4 hover:underline',
  danger: 'border-danger text-danger bg-transparent hover:bg-danger hover:text-surface',
}

const sizes: Record<ButtonSize, string> = {
  lg: 'min-h-14 px-8 text-lg',
  md: 'min-h-11 px-5',
  sm: 'min-h-8 px-3 text-sm',
}

/** The look of a button, for a plain link that is no page of the router, such as a download. */
export function buttonLook({
  theme = buttonDefaults.theme,
  size = buttonDefaults.size,
  className = '',
}: Look): string {
  return `inline-flex items-center justify-center gap-2 border font-semibold text-balance transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:opacity-45 ${themes[theme]} ${sizes[size]} ${className}`
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
    readonly type?: ButtonType
    readonly busy?: boolean
  }

/** A button of the kit. While `busy` it keeps its place and the focus, and takes no second click. */
export function Button({
  theme,
  size,
  className,
  busy,
  type = buttonDefaults.type,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      onClick={busy ? holdClick : onClick}
      // Not `disabled`, which would take the focus away from it.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonLook({ theme, size, className })}
    />
  )
}

function holdClick(event: MouseEvent): void {
  event.preventDefault()
}

type ButtonLinkProps = Look &
  LinkProps & {
    readonly children: ReactNode
    readonly 'aria-label'?: string
    readonly ref?: Ref<HTMLAnchorElement>
  }

/**
 * A link that looks like a button. Disabled, or while a page chosen in a menu is on its way, it leads
 * nowhere; ctrl-click and new tabs work as for any link.
 */
export function ButtonLink({ theme, size, className, children, ...link }: ButtonLinkProps) {
  const router = useRouter()
  function holdBack(event: MouseEvent): void {
    const staysHere = isPlainClick(event) && (!link.target || link.target === '_self')
    if (staysHere && isMenuNavigationPending(router)) event.preventDefault()
  }
  return (
    <Link {...link} onClick={holdBack} className={buttonLook({ theme, size, className })}>
      {children}
    </Link>
  )
}
