'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { deferComponent } from '@/components/ui/defer'
import type { EditedTerms } from '@/lib/people/brokerages/schema'
import { editBillingText } from '@/lib/people/brokerages/words'

const BillingDialog = deferComponent(async () => (await import('./billing-dialog')).BillingDialog)

/** Opens the dialog that changes who pays for what a brokerage's members book. */
export function EditBillingButton({ brokerage }: { brokerage: EditedTerms }) {
  const [isOpen, setOpen] = useState(false)
  BillingDialog.usePreload()
  return (
    <>
      <Button size="sm" variant="quiet" icon="pencil" onClick={() => setOpen(true)}>
        {editBillingText}
      </Button>
      {isOpen && <BillingDialog brokerage={brokerage} onClose={() => setOpen(false)} />}
    </>
  )
}
