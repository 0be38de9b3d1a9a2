'use client'

import { ConfirmButton } from '@/components/ui/confirm-button'
import { leaveBrokerageAction } from '@/lib/people/brokerages/actions'
import { leaveConsequence, leaveText } from '@/lib/people/brokerages/words'

/** Takes the reader out of their brokerage after a confirmation. */
export function LeaveButton({ brokerage: { id, name } }: { brokerage: { id: string; name: string } }) {
  return (
    <ConfirmButton
      label={leaveText}
      act={() => leaveBrokerageAction({ brokerageId: id })}
      done={[`You left ${name}`]}
      failed="Failed to leave the brokerage. Please try again."
      title={`Leave ${name}?`}
      description={leaveConsequence}
      confirmLabel={leaveText}
      busyText="Leaving"
      cancelLabel="Stay"
    />
  )
}
