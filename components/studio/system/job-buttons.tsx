'use client'

import { ActionButton } from '@/components/ui/action-button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { dismissJobAction, retryFailedJobsAction, retryJobAction } from '@/lib/studio/system/actions'

type JobProps = { jobId: string; title: string }

/** Lets one failed job run again at once. */
export function RetryJobButton({ jobId, title }: JobProps) {
  return (
    <ActionButton
      label="Try again"
      aria-label={`Try again: ${title}`}
      size="sm"
      busyText="Queuing"
      act={() => retryJobAction({ jobId })}
      done={['Job queued', 'If it fails again, it comes back to this list.']}
      failed="Failed to queue the job"
    />
  )
}

/** Deletes a failed job, after asking. */
export function DismissJobButton({ jobId, title }: JobProps) {
  return (
    <ConfirmButton
      label="Dismiss"
      aria-label={`Dismiss: ${title}`}
      size="sm"
      variant="quiet"
      title="Dismiss this job?"
      description={`"${title}" won't be tried again. The audit log keeps what failed and why.`}
      confirmLabel="Dismiss job"
      busyText="Dismissing"
      cancelLabel="Keep job"
      act={() => dismissJobAction({ jobId })}
      done="Job dismissed"
      failed="Failed to dismiss the job"
    />
  )
}

/** Lets all failed jobs run again at once. */
export function RetryAllJobsButton() {
  return (
    <ActionButton
      label="Try all again"
      icon="rotate-cw"
      size="sm"
      busyText="Queuing"
      act={() => retryFailedJobsAction({})}
      done={({ count }) => [
        'Jobs queued',
        count === 1 ? 'Trying 1 job again.' : `Trying ${count} jobs again.`,
      ]}
      failed="Failed to queue the jobs"
    />
  )
}
