'use client'

import { useState } from 'react'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { approveDeletionAction, denyDeletionAction } from '@/lib/accounts/actions'
import { limits } from '@/lib/accounts/limits'
import type { DeletionRequestItem } from '@/lib/accounts/schema'
import { deletionDenialNote, deletionTexts, noteTooLongText, notifiedByEmail } from '@/lib/accounts/words'

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
  const [note, setNote] = useState('')
  const isTooLong = note.length > limits.note
  return (
    <ConfirmButton
      label="Deny"
      variant="quiet"
      size="sm"
      aria-label={`Deny: ${fullName}`}
      act={() => denyDeletionAction({ requestId: id, note })}
      isReady={!isTooLong}
      done={['Request denied', notifiedByEmail(fullName)]}
      failed="Failed to deny the request"
      title={`Deny the request of ${fullName}?`}
      description="Their account stays as it is. They can ask again at any time."
      confirmLabel="Deny request"
      busyText="Denying"
      cancelLabel="Not yet"
      onClose={() => setNote('')}
    >
      <CountedTextArea
        label="Note to the client"
        name="note"
        optional
        limit={limits.note}
        value={note}
        onValueChange={setNote}
        hint={`If empty, they'll see: ${deletionDenialNote}`}
        errors={isTooLong ? noteTooLongText : undefined}
      />
    </ConfirmButton>
  )
}
