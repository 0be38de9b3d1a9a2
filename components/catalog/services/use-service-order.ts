'use client'

import { useEffect, useOptimistic, useRef, useState, useTransition } from 'react'
import { showResult } from '@/components/ui/show-result'
import { orderServicesAction } from '@/lib/catalog/services/actions'
import { moveEntry } from '@/lib/catalog/services/rules/services'
import type { ManagedService } from '@/lib/catalog/services/schema'

/** Returns the element id of a button that moves a service. */
export function moveButtonId(serviceId: string, step: number): string {
  return `${step < 0 ? 'up' : 'down'}-${serviceId}`
}

/** A category's services in their current order; every move saves the whole order. */
export function useServiceOrder(services: readonly ManagedService[]) {
  const stored = services.map(({ id }) => id)
  const [ids, showIds] = useOptimistic(stored)
  const [, startSaving] = useTransition()
  const [spoken, setSpoken] = useState('')
  const focused = useRef<string | null>(null)

  // Moving a row in the page loses the focus, so it is restored for the next key press.
  useEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus()
    focused.current = null
  })

  function move(service: ManagedService, step: number) {
    const wanted = moveEntry(ids, service.id, step)
    const position = wanted.indexOf(service.id)
    if (position === ids.indexOf(service.id)) return
    focused.current = moveButtonId(service.id, step)
    setSpoken(`${service.name} moved to position ${position + 1} of ${ids.length}`)
    startSaving(async () => {
      showIds(wanted)
      await showResult(orderServicesAction({ category: service.category, seen: ids, wanted }), {
        failed: 'Failed to save the order',
      })
    })
  }

  const ordered = ids.flatMap((id) => services.find((service) => service.id === id) ?? [])
  return { ordered, move, spoken }
}
