'use client'

import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react'

/** A wider sidebar shows its labels itself. */
const widestRailPx = 80

/** Returns the tooltip of the rail: the `data-name` of the hovered or focused link and its position. */
export function useRailTooltip() {
  const [tooltip, setTooltip] = useState<{ label: string; middle: number } | null>(null)

  function show(event: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) {
    const isRail = event.currentTarget.clientWidth < widestRailPx
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const label = link?.dataset.name
    if (!isRail || !label) return setTooltip(null)
    const { top, height } = link.getBoundingClientRect()
    setTooltip({ label, middle: top + height / 2 })
  }
  const hide = () => setTooltip(null)

  const listeners = {
    onPointerOver: show,
    onPointerLeave: hide,
    onFocus: show,
    onBlur: hide,
    onClick: hide,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    },
  }
  return { tooltip, listeners }
}
