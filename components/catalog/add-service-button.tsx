'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { AddServiceDialog } from './add-service-dialog'

/** Opens the dialog for a new service. */
export function AddServiceButton({ currency }: { currency: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon="plus" onClick={() => setIsOpen(true)}>
        Add service
      </Button>
      {isOpen && <AddServiceDialog currency={currency} onClose={() => setIsOpen(false)} />}
    </>
  )
}
