'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { PayerFields } from '@/components/ui/payer-fields'
import { toast } from '@/components/ui/toast'
import { splitInvoiceAction } from '@/lib/billing/invoices/actions'
import { newPayer, readSplit } from '@/lib/billing/invoices/rules/typed-split'
import { clientPaysText, restText } from '@/lib/billing/invoices/words/shares'
import { formatCents } from '@/lib/platform/money/money'
import { InvoiceDialog } from './invoice-dialog'

type SplitDialogProps = {
  invoice: {
    id: string
    number: string
    /** After a deposit and credit were deducted. */
    dueCents: number
    currency: string
    /** Whether the reader pays what the others don't. */
    isPayer: boolean
  }
  onClose: () => void
}

/** Shares the bill with others. Opens the new invoice once it is issued. */
export function SplitDialog({ invoice, onClose }: SplitDialogProps) {
  const router = useRouter()
  return (
    <InvoiceDialog
      side
      title={`Split ${invoice.number}?`}
      description="Everyone gets an invoice of their own, and a link by email to pay it without an account. The photos unlock when all of them are paid."
      invoiceId={invoice.id}
      action={splitInvoiceAction}
      onDone={(issued) => {
        toast.success('Bill split', 'Everyone gets their invoice by email.')
        router.push(`/invoices/${issued.invoiceId}`)
      }}
      failureTitle="Bill not split"
      cancelLabel="Not now"
      submitLabel="Split bill"
      busyText="Splitting"
      onClose={onClose}
    >
      {(failure) => <SplitFields bill={invoice} errors={failure?.fields ?? {}} />}
    </InvoiceDialog>
  )
}

type SplitFieldsProps = {
  bill: {
    /** What they share: what a deposit and credit leave. */
    dueCents: number
    currency: string
    /** Whether the reader pays the rest. */
    isPayer: boolean
  }
  errors: Record<string, string[] | undefined>
}

/** Who else pays, and how much. Shows what each one pays while it's typed. */
function SplitFields({ bill, errors }: SplitFieldsProps) {
  const [payers, setPayers] = useState(() => [newPayer('50')])
  const { dueCents, currency, isPayer } = bill
  const { amounts, rest, problem, limits } = readSplit(payers, dueCents, currency)
  const whole = formatCents(dueCents, currency)
  return (
    <>
      <input type="hidden" name="currency" value={currency} />
      <PayerFields
        payers={payers}
        onChange={setPayers}
        newPayer={newPayer}
        limits={limits}
        required
        amounts={amounts}
        rest={{ label: restText(isPayer ? 'You pay' : clientPaysText, whole), amount: rest }}
        problem={problem}
        errors={[...new Set([errors.names, errors.emails, errors.sizes].flatMap((each) => each ?? []))]}
      />
    </>
  )
}
