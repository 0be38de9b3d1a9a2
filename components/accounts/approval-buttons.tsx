'use client'

import { useState } from 'react'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { approvePhotographerAction, denyPhotographerAction } from '@/lib/accounts/actions'
import { limits } from '@/lib/accounts/limits'
import { approvalFailedText, denialNote, noteTooLongText } from '@/lib/accounts/words'

type ApplicantProps = { userId: string; fullName: string }

/** Approves or denies a request, each after confirmation. */
export function ApprovalButtons(applicant: ApplicantProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <ApproveButton {...applicant} />
      <DenyButton {...applicant} />
    </div>
  )
}

/** Approves a request, with `afterDenial` one that was denied before. */
export function ApproveButton({ userId, fullName, afterDenial }: ApplicantProps & { afterDenial?: boolean }) {
  const button = afterDenial ? 'Approve after all' : 'Approve'
  return (
    <ConfirmButton
      label={button}
      variant={afterDenial ? 'quiet' : 'main'}
      size="sm"
      aria-label={afterDenial ? `${button}: ${fullName}` : `${button} ${fullName}`}
      act={() => approvePhotographerAction({ userId, afterDenial })}
      done={['Account Approved', `${fullName} can now sign in as a photographer.`]}
      failed={approvalFailedText}
      title={`Approve ${fullName}?`}
      description="They'll have access to the studio's clients, bookings, and settings. We'll notify them by email."
      confirmLabel="Approve account"
      busyText="Approving"
      cancelLabel="Not yet"
      tone="main"
    />
  )
}

function DenyButton({ userId, fullName }: ApplicantProps) {
  const [note, setNote] = useState('')
  const isTooLong = note.length > limits.note
  return (
    <ConfirmButton
      label="Deny"
      size="sm"
      aria-label={`Deny ${fullName}`}
      act={() => denyPhotographerAction({ userId, note })}
      isReady={!isTooLong}
      done={['Account Denied', `${fullName} has been notified.`]}
      failed={approvalFailedText}
      title={`Deny ${fullName}?`}
      description="We'll notify them by email. They can't send another request with this email address."
      confirmLabel="Deny request"
      busyText="Denying"
      cancelLabel="Keep pending"
      onClose={() => setNote('')}
    >
      <CountedTextArea
        label="Note to applicant"
        name="note"
        optional
        limit={limits.note}
        value={note}
        onValueChange={setNote}
        hint={`If empty, they'll see: ${denialNote}.`}
        errors={isTooLong ? noteTooLongText : undefined}
      />
    </ConfirmButton>
  )
}
