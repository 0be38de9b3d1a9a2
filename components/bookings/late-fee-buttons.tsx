'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { chargeLateFeeAction, waiveLateFeeAction } from '@/lib/bookings/actions'
import { useChange } from './use-change'

type Decision = 'charge' | 'waive'

const decisions = {
  charge: {
    act: chargeLateFeeAction,
    title: 'Charge the late fee?',
    done: 'Late fee charged',
    failed: 'Failed to charge the late fee',
    confirmLabel: 'Charge fee',
    busyText: 'Charging',
  },
  waive: {
    act: waiveLateFeeAction,
    title: 'Waive the late fee?',
    done: 'Late fee waived',
    failed: 'Failed to waive the late fee',
    confirmLabel: 'Waive fee',
    busyText: 'Waiving',
  },
}

/** Charges or waives a late fee. Both are final, so both ask for confirmation. */
export function LateFeeButtons({
  bookingId,
  amount,
  street,
  clientName,
}: {
  bookingId: string
  /** Formatted. */
  amount: string
  street: string
  clientName: string
}) {
  const change = useChange()
  const [openDialog, setOpenDialog] = useState<Decision | null>(null)
  const sentences = {
    charge: `We'll send ${clientName} an invoice for ${amount} for the late cancellation of ${street}.`,
    waive: `We'll let ${clientName} know that the ${amount} fee for ${street} was waived.`,
  }
  const { act, done, failed, ...words } = decisions[openDialog ?? 'charge']
  async function decide() {
    await change(() => act({ bookingId }), { done, failed })
    setOpenDialog(null)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setOpenDialog('charge')} aria-label={`Charge ${amount} for ${street}`}>
        Charge
      </Button>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => setOpenDialog('waive')}
        aria-label={`Waive ${amount} for ${street}`}
      >
        Waive
      </Button>
      <ConfirmDialog
        {...words}
        open={openDialog !== null}
        onClose={() => setOpenDialog(null)}
        description={sentences[openDialog ?? 'charge']}
        cancelLabel="Decide later"
        tone="main"
        onConfirm={decide}
      />
    </div>
  )
}
