'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { cancelReminderAction, sendReminderAction } from '@/lib/billing/invoices/actions'
import { reminderUndoSeconds } from '@/lib/billing/invoices/rules/reminders'

type RemindButtonProps = Pick<ButtonProps, 'size' | 'variant'> & {
  invoice: { id: string; number: string }
  /** In a table, where its name says for which invoice it is. */
  isInRow?: boolean
}

/**
 * Reminds the client of an unpaid invoice by email and in the portal, after a few seconds in which it can be undone. Allowed
 * once a day.
 */
export function RemindButton({ invoice, isInRow = false, size = 'sm', variant }: RemindButtonProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function send() {
    if (busy) return
    setBusy(true)
    const result = await sendReminderAction({ invoiceId: invoice.id }).catch(() => null)
    setBusy(false)
    if (!result?.ok) {
      toast.error('Reminder not sent', explainFailure(result, 'Try again.'))
      return
    }
    // Shows the reminder in the history once it is sent, which happens even if this page is closed.
    const refresh = setTimeout(() => router.refresh(), (reminderUndoSeconds + 2) * 1000)
    toast.success(
      'Reminder scheduled',
      `It will be sent for ${invoice.number} in ${reminderUndoSeconds} seconds.`,
      { label: 'Undo', onPress: () => undo(refresh) },
    )
  }

  async function undo(refresh: ReturnType<typeof setTimeout>) {
    const result = await cancelReminderAction({ invoiceId: invoice.id }).catch(() => null)
    if (!result?.ok) {
      toast.error('Reminder not cancelled', explainFailure(result, 'Try again.'))
      return
    }
    clearTimeout(refresh)
    toast.info('Reminder cancelled', `Nothing was sent for ${invoice.number}.`)
  }

  return (
    <Button
      size={size}
      variant={variant}
      icon={isInRow ? undefined : 'bell-ring'}
      busy={busy}
      busyText="Scheduling reminder"
      onClick={send}
      aria-label={isInRow ? `Send reminder for ${invoice.number}` : undefined}
      className={isInRow ? 'max-fold:min-h-11' : undefined}
    >
      Send reminder
    </Button>
  )
}
