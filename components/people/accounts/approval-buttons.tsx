'use client'

import { ConfirmButton } from '@/components/ui/confirm-button'
import {
  approvePhotographerAction,
  denyPhotographerAction,
} from '@/lib/people/accounts/actions/administration'
import { approvalFailedText, denialNote } from '@/lib/people/accounts/words/approval'
import { DenyButton } from './deny-button'

type ApplicantProps = { userId: string; fullName: string }

/** Approves or denies a request, each after confirmation. */
export function ApprovalButtons(applicant: ApplicantProps) {
  const { userId, fullName } = applicant
  return (
    <div className="flex flex-wrap gap-2">
      <ApproveButton {...applicant} />
      <DenyButton
        aria-label={`Deny ${fullName}`}
        act={(note) => denyPhotographerAction({ userId, note })}
        done={['Account Denied', `${fullName} has been notified.`]}
        failed={approvalFailedText}
        title={`Deny ${fullName}?`}
        description="We'll notify them by email. They can't send another request with this email address."
        cancelLabel="Keep pending"
        noteLabel="Note to applicant"
        defaultNote={`${denialNote}.`}
      />
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
