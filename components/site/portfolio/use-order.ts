'use client'

import { type RefObject, useOptimistic, useState, useTransition } from 'react'
import { showResult } from '@/components/ui/show-result'
import { useArrangeable } from '@/components/ui/use-arrangeable'
import { moveEntry } from '@/lib/platform/data/move-entry'
import { reorderEntryAction } from '@/lib/site/portfolio/actions'
import { type OrderedEntryKind, placingAt } from '@/lib/site/portfolio/rules/entries'

/** The entries of a list in their new order. Saves each move immediately, relative to the new neighbor. */
export function useOrder<Entry extends { id: string }>(
  kind: OrderedEntryKind,
  list: RefObject<HTMLElement | null>,
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
) {
  const [ids, showIds] = useOptimistic(entries.map(({ id }) => id))
  const [, startSaving] = useTransition()
  const [spoken, setSpoken] = useState('')
  const { shownIds, carriedId, handleOf } = useArrangeable(list, ids, place)

  function place(id: string, to: number) {
    const placing = placingAt(ids, id, to)
    const entry = entries.find((candidate) => candidate.id === id)
    if (!placing || !entry) return
    const reordered = moveEntry(ids, id, to)
    setSpoken(`${nameOf(entry)}, position ${reordered.indexOf(id) + 1} of ${ids.length}`)
    startSaving(async () => {
      showIds(reordered)
      await showResult(reorderEntryAction({ kind, id, ...placing }), { failed: 'Failed to save the order' })
    })
  }

  const ordered = shownIds.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
  return { ordered, carriedId, handleOf, spoken }
}
