'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { EditedPrices } from '@/lib/brokerages/schema'
import { PriceListDialog } from './price-list-dialog'

/** Opens the dialog that changes a brokerage's prices. */
export function EditPricesButton({ brokerage }: { brokerage: EditedPrices }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" icon="pencil" onClick={() => setOpen(true)}>
        Edit prices
      </Button>
      {isOpen && <PriceListDialog brokerage={brokerage} onClose={() => setOpen(false)} />}
    </>
  )
}
