'use client'

import { ConfirmButton } from '@/components/ui/confirm-button'
import { chargeLateFeeAction, waiveLateFeeAction } from '@/lib/booking/bookings/actions'
import type { FeeConsequences } from '@/lib/booking/bookings/schema/bookings'

type LateFeeButtonsProps = {
  bookingId: string
  /** Formatted. */
  amount: string
  street: string
  clientName: string
  consequences: FeeConsequences
}

const dialog = { size: 'sm', cancelLabel: 'Decide later', tone: 'main' } as const

/** Charges or waives a late fee. Both are final. */
export function LateFeeButtons(props: LateFeeButtonsProps) {
  const { bookingId, amount, street, clientName, consequences } = props
  return (
    <div className="flex flex-wrap gap-2">
      <ConfirmButton
        label="Charge"
        {...dialog}
        aria-label={`Charge ${amount} for ${street}`}
        act={() => chargeLateFeeAction({ bookingId })}
        done="Late fee charged"
        failed="Failed to charge the late fee"
        title="Charge the late fee?"
        description={`${amount} for the late cancellation of ${street}. ${consequences.charge}`}
        confirmLabel="Charge fee"
        busyText="Charging"
      />
      <ConfirmButton
        label="Waive"
        {...dialog}
        variant="quiet"
        aria-label={`Waive ${amount} for ${street}`}
        act={() => waiveLateFeeAction({ bookingId })}
        done="Late fee waived"
        failed="Failed to waive the late fee"
        title="Waive the late fee?"
        description={`We'll let ${clientName} know that the ${amount} fee for ${street} was waived. ${consequences.waive}`}
        confirmLabel="Waive fee"
        busyText="Waiving"
      />
    </div>
  )
}
