'use client'

import { useState } from 'react'

type Opened<What, Entry> = { what: What; entry: Entry; round: number }

/**
 * The open dialog of a list and its entry. The entry is the page's current version; one that has left the list stays as it
 * was, so that its dialog keeps the user's input.
 */
export function useOpened<What extends string, Entry extends { id: string }>(entries: readonly Entry[]) {
  const [opened, setOpened] = useState<Opened<What, Entry> | null>(null)
  const current = opened && {
    ...opened,
    entry: entries.find(({ id }) => id === opened.entry.id) ?? opened.entry,
  }
  return {
    opened: current,
    open: (what: What, entry: Entry) => setOpened({ what, entry, round: 0 }),
    /** Reopens the same dialog with the current version of the entry. */
    reopen: () => setOpened((last) => last && { ...last, round: last.round + 1 }),
    close: () => setOpened(null),
  }
}
