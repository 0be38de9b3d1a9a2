'use client'

import { Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { noDetails } from '@/lib/booking/access-details/rules/no-details'
import { addAccessId, addAccessText } from '@/lib/booking/access-details/words'
import { LazyAccessForm } from './lazy-access-form'

type AddAccessProps = { bookingId: string; version: number }

/** Opens a sheet with the form for details while there are none. It stays when someone else adds some. */
export function AddAccess({ bookingId, version }: AddAccessProps) {
  const [isOpen, setOpen] = useState(false)
  if (version !== 0 && !isOpen) return null
  return (
    <div>
      <Button id={addAccessId} icon="key-round" onClick={() => setOpen(true)}>
        {addAccessText}
      </Button>
      <Dialog side open={isOpen} title={addAccessText} onClose={() => setOpen(false)}>
        <Suspense>
          <LazyAccessForm
            isInSheet
            bookingId={bookingId}
            version={version}
            values={noDetails}
            onDone={() => setOpen(false)}
          />
        </Suspense>
      </Dialog>
    </div>
  )
}
