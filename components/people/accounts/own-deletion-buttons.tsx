'use client'

import { ActionButton } from '@/components/ui/action-button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { cancelDeletionRequestAction, requestDeletionAction } from '@/lib/people/accounts/actions/profile'
import { deletionResponseText, deletionTexts } from '@/lib/people/accounts/words/deletion'

/** Asks the studio to delete the own account, after confirmation. */
export function RequestDeletionButton() {
  return (
    <ConfirmButton
      label="Delete my account"
      act={() => requestDeletionAction({})}
      done={['Request sent', deletionResponseText]}
      failed="Failed to send the request"
      title="Ask to delete your account?"
      description={`${deletionTexts.removed} Download your data and photos first. You can cancel the request until the studio has decided.`}
      confirmLabel="Send request"
      busyText="Sending"
      cancelLabel="Keep account"
    />
  )
}

/** Cancels the own pending request. */
export function CancelDeletionButton() {
  return (
    <ActionButton
      label="Cancel request"
      size="sm"
      busyText="Canceling"
      act={() => cancelDeletionRequestAction({})}
      done={['Request cancelled', 'Your account stays as it is.']}
      failed="Failed to cancel the request"
    />
  )
}
