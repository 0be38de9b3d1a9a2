'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { readRefundTermsAction } from '@/lib/billing/invoices/actions'
import type { RefundTerms } from '@/lib/billing/invoices/schema'
import { RefundForm } from './refund-form'

type RefundDialogProps = {
  invoice: { id: string; number: string }
  /** Outlives the dialog, so that a refund whose response was lost is found again and not repeated. */
  idempotencyKey: string
  onCompleted: () => void
  onClose: () => void
}

/** Issues a refund. Reads the refund terms first, so that the dialog opens with them. */
export function RefundDialog({ invoice, idempotencyKey, onCompleted, onClose }: RefundDialogProps) {
  const [terms, setTerms] = useState<RefundTerms | null>(null)
  const read = useEffectEvent(async () => {
    const result = await readRefundTermsAction({ invoiceId: invoice.id }).catch(() => null)
    if (result?.ok) setTerms(result.data)
    else {
      toast.error("Can't refund", explainFailure(result, 'Try again.'))
      onClose()
    }
  })
  useEffect(() => void read(), [])

  return (
    <Dialog open={terms !== null} onClose={onClose} title={`Refund ${invoice.number}?`}>
      {terms && (
        <RefundForm
          invoice={invoice}
          terms={terms}
          idempotencyKey={idempotencyKey}
          onCompleted={onCompleted}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
