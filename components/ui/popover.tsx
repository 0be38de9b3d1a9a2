'use client'

import type { ReactNode } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import { moveFocus } from '@/components/ui/move-focus'
import { type PopoverTriggerProps, usePopover } from '@/components/ui/use-popover'

type PopoverProps = {
  /** The button: spread what it is given. */
  trigger: (props: PopoverTriggerProps) => ReactNode
  /** Read aloud as the panel's name. */
  label: string
  onOpenChange?: (open: boolean) => void
  className?: string
  children: (panel: { close: () => void }) => ReactNode
}

/** A panel under its trigger, 376 px wide, across the screen when narrow. Arrow keys move inside. Its content exists only while open. */
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

/** A popover's head: its title and one action. */
export function PopoverHeader({ title, action }: { title: ReactNode; action?: ReactNode }) {
  return (
    <header className="flex min-h-13 items-center justify-between border-b px-4 py-2.5">
      <h2 className="font-strong">{title}</h2>
      {action}
    </header>
  )
}

/** A popover's foot: the way to the whole. */
export function PopoverFooter({ children }: { children: ReactNode }) {
  return <footer className="border-t px-4 py-2.5">{children}</footer>
}
