import type { KeyboardEvent } from 'react'

const steps: Record<string, (from: number, count: number) => number> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from <= 0 ? count - 1 : from - 1),
  Home: () => 0,
  End: (_from, count) => count - 1,
}

/** Moves the focus between the links and buttons of an element: up, down, Home and End. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  const entries = focusableEntries(event.currentTarget)
  entries[
    step(
      entries.findIndex((entry) => entry.matches(':focus')),
      entries.length,
    )
  ]?.focus()
}

/** Returns the links and buttons inside, in document order. */
export function focusableEntries(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('a[href], button:enabled')]
}
