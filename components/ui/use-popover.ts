'use client'

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

/**
 * Open state of something that floats beside its trigger: closes on Escape (focus goes back to the trigger), on a press
 * elsewhere, and when the focus moves on.
 */
export function usePopover(onOpenChange?: (open: boolean) => void) {
  const [open, setOpenState] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const panelId = useId()

  function setOpen(next: boolean) {
    setOpenState(next)
    onOpenChange?.(next)
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
      if (event.key !== 'Escape') return
      close()
      container.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
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

  const triggerProps = {
    'aria-expanded': open,
    'aria-controls': open ? panelId : undefined,
    onClick: () => setOpen(!open),
  }
  return { open, setOpen, container, panelId, triggerProps }
}

export type PopoverTriggerProps = ReturnType<typeof usePopover>['triggerProps']
