'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { defer, useLoaded } from '@/components/ui/defer'
import { Dialog } from '@/components/ui/dialog'
import type { DeliveryTransfers } from '@/lib/photos/transfers/schema'
import { transferHint, transferText } from '@/lib/photos/transfers/words'

const transferForm = defer(() => import('./transfer-form'))

/** Opens the dialog in which a photographer sells the photos again. */
export function TransferButton({ list }: { list: DeliveryTransfers }) {
  const [open, setOpen] = useState(false)
  const loaded = useLoaded(transferForm)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} icon="user-plus">
        {transferText}
      </Button>
      {loaded && (
        <Dialog open={open} onClose={close} title={transferText} description={transferHint(list.address)}>
          <loaded.TransferForm list={list} onDone={close} />
        </Dialog>
      )}
    </>
  )
}
