'use client'

import { useEffect, useOptimistic, useRef, useState, useTransition } from 'react'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { orderServicesAction } from '@/lib/catalog/actions'
import { moveEntry } from '@/lib/catalog/rules'
import type { ManagedService } from '@/lib/catalog/schema'

/** The two buttons that move a service, by their id in the page. */
export function moveButtonId(serviceId: string, step: number): string {
  return `${step < 0 ? 'up' : 'down'}-${serviceId}`
}

/** A category's services in the order just chosen, which is saved as a whole with every move. */
export function useServiceOrder(services: readonly ManagedService[]) {
  const stored = services.map(({ id }) => id)
  const [ids, showIds] = useOptimistic(stored)
  const [, startSaving] = useTransition()
  const [spoken, setSpoken] = useState('')
  const focused = useRef<string | null>(null)

  // A row that moves in the page loses the focus, and with it the next press of the same key.
  useEffect(() => {
    if (focused.current) document.getElementById(focused.current)?.focus()
    focused.current = null
  })

  function move(service: ManagedService, step: number) {
    const wanted = moveEntry(ids, service.id, step)
    const place = wanted.indexOf(service.id)
    if (place === ids.indexOf(service.id)) return
    focused.current = moveButtonId(service.id, step)
    setSpoken(`${service.name}, place ${place + 1} of ${ids.length}`)
    startSaving(async () => {
      showIds(wanted)
      const result = await orderServicesAction({ category: service.category, seen: ids, wanted }).catch(
        () => null,
      )
      if (!result?.ok) toast.error('Error', explainFailure(result, 'Failed to save the order'))
    })
  }

  const ordered = ids.flatMap((id) => services.find((service) => service.id === id) ?? [])
  return { ordered, move, spoken }
}
