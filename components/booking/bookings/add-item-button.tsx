'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { deferComponent } from '@/components/ui/defer'
import type { AddOnChoice } from '@/lib/booking/bookings/schema'
import { itemsTexts } from '@/lib/booking/bookings/words/items'

const AddItemDialog = deferComponent(async () => (await import('./add-item-dialog')).AddItemDialog)

type AddItemButtonProps = { bookingId: string; currency: string; addOns: readonly AddOnChoice[] }

/** Opens the dialog that adds an item to a booking. */
export function AddItemButton(props: AddItemButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        {itemsTexts.add}
      </Button>
      {isOpen && <AddItemDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
