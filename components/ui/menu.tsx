'use client'

import type { ReactNode } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Popover } from '@/components/ui/popover'
import type { PopoverTriggerProps } from '@/components/ui/use-popover'

type MenuProps = {
  trigger: (props: PopoverTriggerProps) => ReactNode
  label: string
  /** Whether choosing a button closes it too. */
  closesOnButtons?: boolean
  className?: string
  children: ReactNode
}

/** A short list of links and buttons under its trigger. Choosing a link closes it. */
export function Menu({ trigger, label, closesOnButtons = false, className, children }: MenuProps) {
  const closing = closesOnButtons ? 'a, button' : 'a'
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
            if (event.target instanceof Element && event.target.closest(closing)) close()
          }}
        >
          {children}
        </div>
      )}
    </Popover>
  )
}
