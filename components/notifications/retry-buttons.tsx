'use client'

import { RotateCw } from 'lucide-react'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { retryFailedMailsAction, retryMailAction } from '@/lib/notifications/actions'

/** Sends one failed mail again. */
export function RetryMailButton({ mailId, to }: { mailId: string; to: string }) {
  const [busy, startRetry] = useTransition()

  function retry() {
    if (busy) return
    startRetry(async () => {
      const result = await retryMailAction({ mailId }).catch(() => null)
      if (result?.ok) toast.success('Mail queued', `It is sent to ${to} again.`)
      else toast.error('Error', explainFailure(result, 'Failed to send the mail again'))
    })
  }

  return (
    <Button size="sm" busy={busy} busyText="Sending" aria-label={`Retry the mail to ${to}`} onClick={retry}>
      Retry
    </Button>
  )
}

/** Sends all failed mails again, the oldest first. */
export function RetryAllButton({ failedCount }: { failedCount: number }) {
  const [busy, startRetry] = useTransition()

  function retry() {
    if (busy) return
    startRetry(async () => {
      const result = await retryFailedMailsAction({}).catch(() => null)
      if (result?.ok) toast.success('Mails queued', describe(result.data.count))
      else toast.error('Error', explainFailure(result, 'Failed to send the mails again'))
    })
  }

  return (
    <Button
      busy={busy}
      busyText="Sending"
      icon={<RotateCw className="icon-sm" aria-hidden="true" />}
      onClick={retry}
    >
      {failedCount === 1 ? 'Retry the failed mail' : 'Retry all failed mails'}
    </Button>
  )
}

function describe(count: number): string {
  return count === 1 ? '1 mail is sent again.' : `${count} mails are sent again.`
}
