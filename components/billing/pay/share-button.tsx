'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ShareDialog, type SharedBooking } from './share-dialog'

/** Opens the dialog that says which photographers share the pay of a shoot. */
export function ShareButton(booking: SharedBooking) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        aria-label={`Share ${booking.street}`}
        className="max-fold:min-h-11"
        onClick={() => setOpen(true)}
      >
        Share
      </Button>
      {isOpen && <ShareDialog {...booking} onClose={() => setOpen(false)} />}
    </>
  )
}
