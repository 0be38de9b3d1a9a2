'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { deferComponent } from '@/components/ui/defer'
import type { EditedPrices } from '@/lib/people/brokerages/schema'

const PriceListDialog = deferComponent(async () => (await import('./price-list-dialog')).PriceListDialog)

/** Opens the dialog that changes a brokerage's prices. */
export function EditPricesButton({ brokerage }: { brokerage: EditedPrices }) {
  const [isOpen, setOpen] = useState(false)
  PriceListDialog.usePreload()
  return (
    <>
      <Button size="sm" variant="quiet" icon="pencil" onClick={() => setOpen(true)}>
        Edit prices
      </Button>
      {isOpen && <PriceListDialog brokerage={brokerage} onClose={() => setOpen(false)} />}
    </>
  )
}
