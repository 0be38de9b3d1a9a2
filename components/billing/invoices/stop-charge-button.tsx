'use client'

import { ConfirmButton } from '@/components/ui/confirm-button'
import { stopChargeAction } from '@/lib/billing/invoices/actions'

type StopChargeButtonProps = { invoice: { id: string; number: string; amount: string; dueOn: string } }

/** Stops the automatic charge of an invoice, after a confirmation. */
export function StopChargeButton({ invoice }: StopChargeButtonProps) {
  const { id, number, amount, dueOn } = invoice
  return (
    <ConfirmButton
      label="Stop automatic charge"
      size="sm"
      title="Stop the automatic charge?"
      description={`The client will be asked to pay ${amount} for ${number} by ${dueOn}. You can't schedule the charge again.`}
      confirmLabel="Stop charge"
      busyText="Stopping"
      cancelLabel="Keep it"
      act={() => stopChargeAction({ invoiceId: id })}
      done={['Automatic charge stopped', number]}
      failed="Try again."
      failedTitle="Charge not stopped"
    />
  )
}
