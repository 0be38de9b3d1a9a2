'use client'

import { DeleteButton } from '@/components/ui/delete-button'
import { deleteBrokerageAction } from '@/lib/people/brokerages/actions'

/** Deletes a brokerage without bookings after a confirmation. */
export function DeleteBrokerageButton({ brokerage }: { brokerage: { id: string; name: string } }) {
  return (
    <DeleteButton
      label={`Delete ${brokerage.name}`}
      title={`Delete ${brokerage.name}?`}
      description="Its members then book at the studio's own prices. Their accounts stay."
      cancelLabel="Keep brokerage"
      act={() => deleteBrokerageAction({ brokerageId: brokerage.id })}
      done="Brokerage deleted"
      failed="Failed to delete the brokerage. Please try again."
      leaveTo="/clients?tab=brokerages"
    />
  )
}
