'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ExemptionDialog } from './exemption-dialog'

/** Opens the dialog that adds a client's certificate. */
export function AddExemptionButton({ clientId }: { clientId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" icon="plus" onClick={() => setOpen(true)}>
        Add certificate
      </Button>
      {isOpen && <ExemptionDialog clientId={clientId} onClose={() => setOpen(false)} />}
    </>
  )
}
