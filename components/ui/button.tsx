import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { drawIcon, type IconSource } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Spinner } from '@/components/ui/spinner'

export type ButtonVariant = 'default' | 'main' | 'quiet' | 'stop'
export type ButtonSize = 'sm' | 'md' | 'lg'

type ButtonStyleProps = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean }

/** The classes of a button, for elements that are neither a button nor a link (a file label). */
export function buttonClasses(
  { variant = 'default', size = 'md', wide = false }: ButtonStyleProps,
  extra?: string,
) {
  return clsx('button', `button-${variant}`, `button-${size}`, wide && 'w-full', extra)
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonStyleProps & {
    /** While true, the button shows a spinner and ignores clicks; it stays focusable. */
    busy?: boolean
    /** The verb in progress, such as "Creating payment link". */
    busyText?: string
    icon?: IconSource
  }

/** A button. `type` defaults to "button", so that it never submits a form by accident. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyText,
  icon,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses({ variant, size, wide }, className)}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={busy && (onClick || type === 'submit') ? stopPress : onClick}
    >
      {busy ? <Spinner size="sm" /> : drawIcon(icon, size === 'lg' ? 'md' : 'sm')}
      {busy && busyText ? busyText : children}
    </button>
  )
}

function stopPress(event: { preventDefault: () => void }) {
  event.preventDefault()
}

export type LinkButtonProps = ComponentProps<typeof Link> & ButtonStyleProps & { icon?: IconSource }

/** A link that looks like a button. */
export function LinkButton({ variant, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClasses({ variant, size, wide }, className)}>
      {drawIcon(icon, size === 'lg' ? 'md' : 'sm')}
      {children}
    </Link>
  )
}
