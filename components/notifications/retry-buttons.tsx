'use client'

import { RotateCw } from 'lucide-react'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { retryFailedMailsAction, retryMailAction } from '@/lib/notifications/actions'

/** Resends one failed email. */
export function RetryMailButton({ mailId, to }: { mailId: string; to: string }) {
  const [busy, startRetry] = useTransition()

  function retry() {
    if (busy) return
    startRetry(async () => {
      const result = await retryMailAction({ mailId }).catch(() => null)
      if (result?.ok) toast.success('Email queued', `Resending to ${to}.`)
      else toast.error('Error', explainFailure(result, 'Failed to resend the email'))
    })
  }

  return (
    <Button size="sm" busy={busy} busyText="Sending" aria-label={`Resend the email to ${to}`} onClick={retry}>
      Resend
    </Button>
  )
}

/** Resends all failed emails, oldest first. */
export function RetryAllButton({ failedCount }: { failedCount: number }) {
  const [busy, startRetry] = useTransition()

  function retry() {
    if (busy) return
    startRetry(async () => {
      const result = await retryFailedMailsAction({}).catch(() => null)
      if (result?.ok) toast.success('Emails queued', describe(result.data.count))
      else toast.error('Error', explainFailure(result, 'Failed to resend the emails'))
    })
  }

  return (
    <Button
      busy={busy}
      busyText="Sending"
      icon={<RotateCw className="icon-sm" aria-hidden="true" />}
      onClick={retry}
    >
      {failedCount === 1 ? 'Resend the failed email' : 'Resend all failed emails'}
    </Button>
  )
}

function describe(count: number): string {
  return count === 1 ? 'Resending 1 email.' : `Resending ${count} emails.`
}
