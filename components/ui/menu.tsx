'use client'

import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Popover } from '@/components/ui/popover'
import type { PopoverTriggerProps } from '@/components/ui/use-popover'

type MenuProps = {
  trigger: (props: PopoverTriggerProps) => ReactNode
  label: string
  className?: string
  children: ReactNode
}

/** A short list of links and buttons under its trigger. Choosing a link closes it. */
export function Menu({ trigger, label, className, children }: MenuProps) {
  return (
    <Popover
      trigger={trigger}
      label={label}
      className={mergeClasses('w-52 p-1.5 max-md:left-auto max-md:w-56', className)}
    >
      {({ close }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: handles events that bubble up from its links and buttons
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link or button arrives as a click
        <div
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) close()
          }}
        >
          {children}
        </div>
      )}
    </Popover>
  )
}

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
  const { icon, children, type = 'button', ...rest } = props
  return (
    <button {...rest} type={type} className={entryClasses}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
