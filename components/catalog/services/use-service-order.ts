'use client'

import { type RefObject, useOptimistic, useState, useTransition } from 'react'
import { showResult } from '@/components/ui/show-result'
import { useArrangeable } from '@/components/ui/use-arrangeable'
import { orderServicesAction } from '@/lib/catalog/services/actions'
import type { ManagedService } from '@/lib/catalog/services/schema'
import { moveEntry } from '@/lib/platform/data/move-entry'

/**
 * A category's services in their current order, which can be changed by dragging or with the arrow keys; every move saves the
 * whole order.
 */
export function useServiceOrder(list: RefObject<HTMLElement | null>, services: readonly ManagedService[]) {
  const [ids, showIds] = useOptimistic(services.map(({ id }) => id))
  const [, startSaving] = useTransition()
  const [spoken, setSpoken] = useState('')
  const { shownIds, carriedId, handleOf } = useArrangeable(list, ids, place)

  function place(id: string, to: number) {
    const wanted = moveEntry(ids, id, to)
    const position = wanted.indexOf(id)
    const service = services.find((one) => one.id === id)
    if (!service || position === ids.indexOf(id)) return
    setSpoken(`${service.name} moved to position ${position + 1} of ${ids.length}`)
    startSaving(async () => {
      showIds(wanted)
      await showResult(orderServicesAction({ category: service.category, seen: ids, wanted }), {
        failed: 'Failed to save the order',
      })
    })
  }

  const ordered = shownIds.flatMap((id) => services.find((service) => service.id === id) ?? [])
  return { ordered, carriedId, handleOf, spoken }
}
