'use client'

import { useState } from 'react'
import { EditConflictNotice } from '@/components/ui/edit-conflict-notice'
import { changeServiceAction } from '@/lib/catalog/services/actions'
import { differingValues } from '@/lib/catalog/services/rules/services'
import type { ManagedService } from '@/lib/catalog/services/schema'
import { describeTheirVersion } from '@/lib/catalog/services/words/editor'
import { describeValue } from './describe-value'
import { ServiceMenu } from './service-menu'
import { ServiceSheet } from './service-sheet'
import { toDraft, useServiceForm } from './use-service-form'

type EditServiceProps = {
  service: ManagedService
  /** All services, in the catalog's order. */
  services: readonly ManagedService[]
  /** When photos are ready, unless a service says otherwise. */
  turnaroundHours: number
}

/** The page of a service. A change is saved only if the service hasn't changed since editing began. */
export function EditService({ service, services, turnaroundHours }: EditServiceProps) {
  const [seen, setSeen] = useState(service)
  const { restart, ...editing } = useServiceForm({
    start: toDraft(seen),
    currency: seen.currency,
    loadSchema: async () => (await import('@/lib/catalog/services/schema')).ChangeService,
    toInput: (typed) => ({ ...typed, serviceId: service.id, seen }),
    save: changeServiceAction,
    saved: 'Service updated',
    failed: 'Failed to save service',
  })
  const changes = differingValues(seen, service)

  function startFromCurrent() {
    setSeen(service)
    restart(toDraft(service))
  }

  // After a save, it's what was saved here; otherwise there is nothing typed that could be lost.
  if (changes.length > 0 && editing.unsaved === 0 && !editing.saving) startFromCurrent()

  return (
    <ServiceSheet
      editing={editing}
      identity={service}
      currency={seen.currency}
      services={services}
      turnaroundHours={turnaroundHours}
      menu={<ServiceMenu service={service} services={services} />}
      notice={
        changes.length > 0 &&
        editing.unsaved > 0 && (
          <EditConflictNotice
            className="mb-6"
            onKeepMine={() => setSeen(service)}
            onUseTheirs={startFromCurrent}
          >
            {describeTheirVersion(changes.map((name) => describeValue(service, name)))}
          </EditConflictNotice>
        )
      }
    />
  )
}
