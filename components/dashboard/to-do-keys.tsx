'use client'

import type { KeyboardEvent, ReactNode } from 'react'

/** The list of what waits. While it has the focus, J and K move to the next and previous button, and O opens the row's record. */
export function ToDoKeys({ children }: { children: ReactNode }) {
  return (
    <ul className="divide-y border-b" onKeyDown={moveByKey}>
      {children}
    </ul>
  )
}

function moveByKey({ key, target, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>) {
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return
  const row = target.closest('[data-to-do="row"]')
  // A dialog of a button is inside the list for React, and elsewhere in the document.
  if (!row || !currentTarget.contains(row)) return
  if (key === 'o') row.querySelector<HTMLElement>('[data-to-do="open"]')?.click()
  if (key !== 'j' && key !== 'k') return
  const rows = [...currentTarget.querySelectorAll('[data-to-do="row"]')]
  const next = rows[rows.indexOf(row) + (key === 'j' ? 1 : -1)]
  next?.querySelector<HTMLElement>('[data-to-do="act"] :is(a, button)')?.focus()
}
