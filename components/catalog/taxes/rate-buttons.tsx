'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { DeleteButton } from '@/components/ui/delete-button'
import { deleteTaxRateAction } from '@/lib/catalog/taxes/actions'
import type { ManagedRate } from '@/lib/catalog/taxes/schema'
import { taxLabel } from '@/lib/catalog/taxes/words'
import { RateDialog } from './rate-dialog'

/** Edits a tax rate, and deletes it after a confirmation. */
export function RateButtons({ rate, today }: { rate: ManagedRate; today: string }) {
  const [isOpen, setOpen] = useState(false)
  const label = taxLabel(rate)
  return (
    <>
      <Button size="sm" variant="quiet" aria-label={`Edit ${label}`} onClick={() => setOpen(true)}>
        Edit
      </Button>
      <DeleteButton
        label={`Delete ${label}`}
        title="Delete this tax rate?"
        description={`New invoices won't contain ${label}. Invoices that were issued keep it. To end it on a certain day instead, add a rate of 0% from that day.`}
        cancelLabel="Keep rate"
        act={() => deleteTaxRateAction({ rateId: rate.id })}
        done="Tax rate deleted"
        failed="Failed to delete the tax rate. Please try again."
      />
      {isOpen && <RateDialog rate={rate} today={today} onClose={() => setOpen(false)} />}
    </>
  )
}
