'use client'

import { BellRing } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { toast } from '@/components/ui/toast'
import { sendReminderAction } from '@/lib/invoices/actions'

type RemindButtonProps = {
  invoice: { id: string; number: string }
  /** As an icon alone, for a table's row. */
  iconOnly?: boolean
}

/** Reminds the client of an unpaid invoice, by mail and in the portal. The portal lets one go out a day. */
export function RemindButton({ invoice, iconOnly = false }: RemindButtonProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function send() {
    if (busy) return
    setBusy(true)
    const answer = await sendReminderAction({ invoiceId: invoice.id }).catch(() => null)
    setBusy(false)
    if (!answer?.ok) {
      toast.error('No reminder sent', answer?.message ?? 'The portal did not answer. Please try again.')
      return
    }
    toast.success('Reminder sent', `${invoice.number}, by email and in the portal`)
    router.refresh()
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
