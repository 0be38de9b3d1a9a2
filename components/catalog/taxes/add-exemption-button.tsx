'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { deferComponent } from '@/components/ui/defer'

const ExemptionDialog = deferComponent(async () => (await import('./exemption-dialog')).ExemptionDialog)

/** Opens the dialog that adds a client's certificate. */
export function AddExemptionButton({ clientId }: { clientId: string }) {
  const [isOpen, setOpen] = useState(false)
  ExemptionDialog.usePreload()
  return (
    <>
      <Button size="sm" variant="quiet" icon="plus" onClick={() => setOpen(true)}>
        Add certificate
      </Button>
      {isOpen && <ExemptionDialog clientId={clientId} onClose={() => setOpen(false)} />}
    </>
  )
}
