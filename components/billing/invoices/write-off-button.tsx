'use client'

import { ConfirmButton } from '@/components/ui/confirm-button'
import { writeOffAction } from '@/lib/billing/invoices/actions'
import { writeOffText } from '@/lib/billing/invoices/words/disputes'

/** Gives up what a client's bank took back, after a confirmation. @param replacedBy the number of the invoice that asks for it again */
export function WriteOffButton({ invoiceId, replacedBy }: { invoiceId: string; replacedBy: string }) {
  return (
    <ConfirmButton
      label={writeOffText}
      size="sm"
      title="Write off this payment?"
      description={`${replacedBy} is voided, so the client doesn't pay again, and the photos unlock.`}
      confirmLabel={writeOffText}
      busyText="Writing off"
      cancelLabel="Keep asking for it"
      act={() => writeOffAction({ invoiceId })}
      done={['Payment written off', replacedBy]}
      failed="Try again."
      failedTitle="Payment not written off"
    />
  )
}
