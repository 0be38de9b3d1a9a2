'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { deferComponent } from '@/components/ui/defer'

const AddServiceDialog = deferComponent(async () => (await import('./add-service-dialog')).AddServiceDialog)

/** Opens the dialog for a new service. */
export function AddServiceButton({ currency }: { currency: string }) {
  const [isOpen, setIsOpen] = useState(false)
  AddServiceDialog.usePreload()
  return (
    <>
      <Button icon="plus" onClick={() => setIsOpen(true)}>
        Add service
      </Button>
      {isOpen && <AddServiceDialog currency={currency} onClose={() => setIsOpen(false)} />}
    </>
  )
}
