'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { defer, useLoaded } from '@/components/ui/defer'
import { Dialog } from '@/components/ui/dialog'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { readRefundTermsAction } from '@/lib/billing/invoices/actions'
import type { RefundTerms } from '@/lib/billing/invoices/schema'

const refundForm = defer(() => import('./refund-form'))

type RefundButtonProps = { invoice: { id: string; number: string } }

type DialogContents = { terms: RefundTerms; idempotencyKey: string }

/** Opens the dialog in which a photographer issues a refund. Reads the refund terms first. */
export function RefundButton({ invoice }: RefundButtonProps) {
  const [dialog, setDialog] = useState<DialogContents | null>(null)
  const [busy, setBusy] = useState(false)
  const loaded = useLoaded(refundForm)
  // Outlives the dialog, so that a refund whose response was lost is found again and not repeated.
  const pendingKey = useRef<string | null>(null)

  async function openDialog() {
    setBusy(true)
    const result = await readRefundTermsAction({ invoiceId: invoice.id }).catch(() => null)
    setBusy(false)
    if (result?.ok) {
      pendingKey.current ??= crypto.randomUUID()
      setDialog({ terms: result.data, idempotencyKey: pendingKey.current })
    } else toast.error("Can't refund", explainFailure(result, 'Try again.'))
  }

  const close = () => setDialog(null)
  return (
    <>
      <Button size="sm" busy={busy} busyText="Refund" onClick={openDialog} className="max-fold:min-h-11">
        Refund
      </Button>
      <Dialog open={dialog !== null && loaded !== null} onClose={close} title={`Refund ${invoice.number}?`}>
        {dialog && loaded && (
          <loaded.RefundForm
            invoice={invoice}
            {...dialog}
            onCompleted={() => {
              pendingKey.current = null
            }}
            onClose={close}
          />
        )}
      </Dialog>
    </>
  )
}
