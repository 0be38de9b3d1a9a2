import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Link } from '@/components/ui/link'
import { mergeClasses } from '@/components/ui/merge-classes'

const entryClasses =
  'flex min-h-11 w-full items-center gap-2.5 rounded-sm px-2.5 text-left hover:bg-shade md:min-h-9'

type MenuLinkProps = ComponentProps<typeof Link> & { icon?: IconName }

/** A menu entry that is a link. */
export function MenuLink({ icon, className, children, ...rest }: MenuLinkProps) {
  return (
    <Link {...rest} className={mergeClasses(entryClasses, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

/** A menu entry that is a button. */
export function MenuButton(props: ComponentProps<'button'> & { icon?: IconName }) {
  const { icon, className, children, type = 'button', ...rest } = props
  return (
    <button {...rest} type={type} className={mergeClasses(entryClasses, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** The line before entries that can't be undone. */
export function MenuLine({ className }: { className?: string }) {
  return <hr className={mergeClasses('-mx-1.5 my-1.5 border-t', className)} />
}
