'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { AddServiceDialog } from './add-service-dialog'

/** Opens the dialog for a new service. */
export function AddServiceButton({ currency }: { currency: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={<Plus className="icon-sm" aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        Add service
      </Button>
      {isOpen && <AddServiceDialog currency={currency} onClose={() => setIsOpen(false)} />}
    </>
  )
}
