import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Link } from '@/components/ui/link'
import { mergeClasses } from '@/components/ui/merge-classes'

/** The classes of a link in running text; also for a button that looks like one. */
export function linkClasses(extra?: string) {
  return mergeClasses(
    'inline-flex min-h-6 items-center gap-1.5 underline decoration-edge decoration-1 underline-offset-[0.22em] transition-[text-decoration-color] duration-(--duration-quick) hover:decoration-current',
    extra,
  )
}

type TextLinkProps = ComponentProps<typeof Link> & { icon?: IconName }

/** An underlined link. */
export function TextLink({ icon, className, children, ...rest }: TextLinkProps) {
  return (
    <Link {...rest} className={linkClasses(className)}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </Link>
  )
}

/** A button that looks like a link: "Clear All", "Try again". */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={linkClasses(className)} />
}
