'use client'

import { BellRing } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { explainFailure } from '@/components/ui/explain-failure'
import { IconButton } from '@/components/ui/icon-button'
import { toast } from '@/components/ui/toast'
import { cancelReminderAction, sendReminderAction } from '@/lib/invoices/actions'
import { reminderUndoSeconds } from '@/lib/invoices/rules'

type RemindButtonProps = {
  invoice: { id: string; number: string }
  /** As an icon alone, for a table's row. */
  iconOnly?: boolean
}

/**
 * Reminds the client of an unpaid invoice, by mail and in the portal, after some seconds in which it can be taken back.
 * The portal lets one go out a day.
 */
export function RemindButton({ invoice, iconOnly = false }: RemindButtonProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function send() {
    if (busy) return
    setBusy(true)
    const result = await sendReminderAction({ invoiceId: invoice.id }).catch(() => null)
    setBusy(false)
    if (!result?.ok) {
      toast.error('No reminder sent', explainFailure(result, 'Please try again.'))
      return
    }
    // It goes out whether or not this page stays open; then the history has it.
    const shown = setTimeout(() => router.refresh(), (reminderUndoSeconds + 2) * 1000)
    toast.success(
      'Reminder scheduled',
      `${invoice.number} goes out by email and in the portal in ${reminderUndoSeconds} seconds.`,
      { label: 'Undo', onPress: () => undo(shown) },
    )
  }

  async function undo(shown: ReturnType<typeof setTimeout>) {
    const result = await cancelReminderAction({ invoiceId: invoice.id }).catch(() => null)
    if (!result?.ok) {
      toast.error('Reminder not canceled', explainFailure(result, 'Please try again.'))
      return
    }
    clearTimeout(shown)
    toast.info('Reminder canceled', `Nothing was sent for ${invoice.number}.`)
  }

  const icon = <BellRing className="icon-sm" aria-hidden="true" />
  if (iconOnly) {
    return (
      <IconButton
        label={`Send a reminder of ${invoice.number}`}
        icon={icon}
        size="sm"
        aria-busy={busy || undefined}
        onClick={send}
        className="max-fold:size-11"
      />
    )
  }
  return (
    <Button size="sm" icon={icon} busy={busy} busyText="Sending the reminder" onClick={send}>
      Send reminder
    </Button>
  )
}
