'use client'

import type { ReactNode } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import { moveFocus } from '@/components/ui/move-focus'
import { type PopoverTriggerProps, usePopover } from '@/components/ui/use-popover'

type PopoverProps = {
  /** Renders the button; spread the given props on it. */
  trigger: (props: PopoverTriggerProps) => ReactNode
  /** The panel's accessible name. */
  label: string
  onOpenChange?: (open: boolean) => void
  className?: string
  children: (panel: { close: () => void }) => ReactNode
}

/** A panel below its trigger: 376 px wide, full width on narrow screens. Its content is mounted only while open. */
export function Popover({ trigger, label, onOpenChange, className, children }: PopoverProps) {
  const { open, setOpen, container, panel, panelId, triggerProps } = usePopover(onOpenChange)
  return (
    <div ref={container} className="md:relative">
      {trigger(triggerProps)}
      {open && (
        <section
          ref={panel}
          id={panelId}
          aria-label={label}
          tabIndex={-1}
          onKeyDown={moveFocus}
          className={mergeClasses(
            'absolute top-[calc(100%+0.375rem)] right-0 z-40 w-94 animate-rise rounded-md border bg-raised text-left shadow-pop outline-none max-md:fixed max-md:inset-x-3 max-md:top-15 max-md:w-auto',
            className,
          )}
        >
          {children({ close: () => setOpen(false) })}
        </section>
      )}
    </div>
  )
}
