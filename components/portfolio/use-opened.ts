'use client'

import { useState } from 'react'

type Opened<What, Entry> = { what: What; entry: Entry; round: number }

/**
 * Which dialog is open on which entry of a list. The entry is the page's own, as fresh as the page; one that has left
 * the list meanwhile stays as it was, so that its dialog keeps what was typed.
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
    /** The same dialog anew, with the entry as it is now. */
    reopen: () => setOpened((last) => last && { ...last, round: last.round + 1 }),
    close: () => setOpened(null),
  }
}
