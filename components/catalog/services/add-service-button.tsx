'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { deferComponent } from '@/components/ui/defer'
import type { ManagedService } from '@/lib/catalog/services/schema'

const AddServiceDialog = deferComponent(async () => (await import('./add-service-dialog')).AddServiceDialog)

/** Opens the dialog for a new service. */
export function AddServiceButton({
  currency,
  services,
}: {
  currency: string
  services: readonly ManagedService[]
}) {
  const [isOpen, setIsOpen] = useState(false)
  AddServiceDialog.usePreload()
  return (
    <>
      <Button icon="plus" onClick={() => setIsOpen(true)}>
        Add service
      </Button>
      {isOpen && (
        <AddServiceDialog currency={currency} services={services} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
