'use client'

import { useRouter } from 'next/navigation'
import { ActionButton } from '@/components/ui/action-button'
import type { ButtonSize, ButtonVariant } from '@/components/ui/button'
import { showResult } from '@/components/ui/show-result'
import { approveBookingAction, undoApprovalAction } from '@/lib/booking/bookings/actions'
import {
  approvalNotifiesText,
  approvalUndoneTexts,
  approvedToastText,
} from '@/lib/booking/bookings/words/progress'

type ApproveButtonProps = {
  bookingId: string
  size?: ButtonSize
  variant?: ButtonVariant
  label?: string
  onDone?: () => void
  onUndone?: () => void
  children: string
}

/** Approves a pending booking, which can be undone until the client is notified. */
export function ApproveButton({ bookingId, children, label, onUndone, ...button }: ApproveButtonProps) {
  const router = useRouter()
  async function undo() {
    const result = await showResult(undoApprovalAction({ bookingId }), {
      done: approvalUndoneTexts,
      failed: 'The approval was not undone. Please try again.',
    })
    router.refresh()
    if (result?.ok) onUndone?.()
  }
  return (
    <ActionButton
      variant="main"
      {...button}
      label={children}
      aria-label={label}
      act={() => approveBookingAction({ bookingId })}
      done={[approvedToastText, approvalNotifiesText, { label: 'Undo', onPress: undo }]}
      failed="Failed to approve booking"
    />
  )
}
