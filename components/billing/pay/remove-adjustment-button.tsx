'use client'

import { DeleteButton } from '@/components/ui/delete-button'
import { removeAdjustmentAction } from '@/lib/billing/pay/actions'
import { adjustmentRemovedToast } from '@/lib/billing/pay/words'

type RemoveAdjustmentButtonProps = { adjustmentId: string; reason: string }

/** Removes a bonus or deduction that isn't on an approved statement. */
export function RemoveAdjustmentButton({ adjustmentId, reason }: RemoveAdjustmentButtonProps) {
  return (
    <DeleteButton
      label={`Remove ${reason}`}
      title="Remove this adjustment?"
      description={reason}
      cancelLabel="Keep it"
      act={() => removeAdjustmentAction({ adjustmentId })}
      done={adjustmentRemovedToast}
      failed="Failed to remove the adjustment. Please try again."
    />
  )
}
