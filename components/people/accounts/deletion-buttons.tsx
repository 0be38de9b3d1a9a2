'use client'

import { ConfirmButton } from '@/components/ui/confirm-button'
import { approveDeletionAction, denyDeletionAction } from '@/lib/people/accounts/actions/administration'
import type { DeletionRequestItem } from '@/lib/people/accounts/schema/administration'
import { notifiedByEmail } from '@/lib/people/accounts/words/approval'
import { deletionDenialNote, deletionTexts } from '@/lib/people/accounts/words/deletion'
import { DenyButton } from './deny-button'

type RequestProps = { request: DeletionRequestItem }

/** Deletes the client's account, after confirmation: nothing brings it back. */
export function ApproveDeletionButton({ request: { id, fullName, obstacle } }: RequestProps) {
  if (obstacle) return null
  return (
    <ConfirmButton
      label="Delete account"
      size="sm"
      aria-label={`Delete account: ${fullName}`}
      act={() => approveDeletionAction({ requestId: id })}
      done={['Account deleted', `${fullName} gets a last email.`]}
      failed="Failed to delete the account"
      title={`Delete the account of ${fullName}?`}
      description={`${deletionTexts.removed} ${deletionTexts.stays} This can't be undone.`}
      confirmLabel="Delete for good"
      busyText="Deleting"
      cancelLabel="Not yet"
    />
  )
}

/** Denies the request, with a note that the client gets by email. */
export function DenyDeletionButton({ request: { id, fullName } }: RequestProps) {
  return (
    <DenyButton
      variant="quiet"
      aria-label={`Deny: ${fullName}`}
      act={(note) => denyDeletionAction({ requestId: id, note })}
      done={['Request denied', notifiedByEmail(fullName)]}
      failed="Failed to deny the request"
      title={`Deny the request of ${fullName}?`}
      description="Their account stays as it is. They can ask again at any time."
      cancelLabel="Not yet"
      noteLabel="Note to the client"
      defaultNote={deletionDenialNote}
    />
  )
}
