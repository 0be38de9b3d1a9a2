'use client'

import {
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { focusableEntries } from '@/components/ui/move-focus'

/**
 * Manages the open state of a popover: it closes on Escape, on a click outside, and when the focus leaves it. On close,
 * focus inside returns to the trigger. The down arrow opens the popover and moves the focus into it.
 */
export function usePopover(onOpenChange?: (open: boolean) => void) {
  const [open, setOpenState] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const panelId = useId()

  function setOpen(next: boolean) {
    const losesFocus = !next && panel.current?.contains(document.activeElement)
    setOpenState(next)
    onOpenChange?.(next)
    if (losesFocus) container.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  const close = useEffectEvent(() => setOpen(false))

  useEffect(() => {
    if (!open) return
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !container.current?.contains(target)
    const onPress = (event: PointerEvent) => {
      if (isOutside(event.target)) close()
    }
    const onFocus = (event: FocusEvent) => {
      if (isOutside(event.target)) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // The browser closes an open dialog first.
      if (document.querySelector('dialog:modal')) return
      // Each Escape closes one thing; a toast closes on the next.
      event.preventDefault()
      close()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])

  function enterByArrow(event: ReactKeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    if (!open) flushSync(() => setOpen(true))
    if (panel.current) (focusableEntries(panel.current)[0] ?? panel.current).focus()
  }

  const triggerProps = {
    'aria-expanded': open,
    'aria-controls': open ? panelId : undefined,
    onClick: () => setOpen(!open),
    onKeyDown: enterByArrow,
  }
  return { open, setOpen, container, panel, panelId, triggerProps }
}

export type PopoverTriggerProps = ReturnType<typeof usePopover>['triggerProps']
