'use client'

import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { Field, TextArea } from '@/components/ui/field'
import { toast } from '@/components/ui/toast'
import { voidInvoiceAction } from '@/lib/billing/invoices/actions'
import { reasonLimit } from '@/lib/billing/invoices/limits'
import type { VoidFollow } from '@/lib/billing/invoices/schema/refunds'
import type { SharedBill } from '@/lib/billing/invoices/schema/sharing'
import { voidFollowTexts } from '@/lib/billing/invoices/words/shares'
import { InvoiceDialog } from './invoice-dialog'
import type { ShownInvoice } from './shown-invoice'

type VoidDialogProps = {
  invoice: ShownInvoice
  /** The shared bill that it's a part of; null for one that isn't shared. */
  bill?: SharedBill | null
  onClose: () => void
}

/** Voids an invoice for a reason, and asks what follows if others have paid their parts. */
export function VoidDialog({ invoice, bill = null, onClose }: VoidDialogProps) {
  const isPartlyPaid = bill?.payers.some(({ paid, isShown }) => paid !== null && !isShown) ?? false
  return (
    <InvoiceDialog
      title={`Void ${invoice.number}?`}
      description={`${invoice.amount} for ${invoice.address}. ${bill ? 'Nobody' : 'The client'} will ${bill ? '' : 'no longer '}be able to pay it, and its number won't be reused.${invoice.opensPhotos ? ' The photos stay locked until another invoice is paid.' : ''}`}
      invoiceId={invoice.id}
      action={voidInvoiceAction}
      onDone={() => toast.success('Invoice voided', invoice.number)}
      failureTitle="Invoice not voided"
      cancelLabel="Keep invoice"
      submitLabel="Void invoice"
      busyText="Voiding"
      onClose={onClose}
      tone="stop"
    >
      {(failure) => (
        <>
          {bill && isPartlyPaid && <VoidFollows bill={bill} errors={failure?.fields?.follow} />}
          <Field
            label="Reason"
            name="reason"
            errors={failure?.fields?.reason}
            hint="The client can read it on the invoice."
          >
            <TextArea required maxLength={reasonLimit} defaultValue={failure?.values?.reason ?? ''} />
          </Field>
        </>
      )}
    </InvoiceDialog>
  )
}

type VoidFollowsProps = { bill: SharedBill; errors: string | readonly string[] | undefined }

/** What others paid of a shared bill, and what becomes of it when the shown part is voided. */
function VoidFollows({ bill, errors }: VoidFollowsProps) {
  const paid = bill.payers.flatMap(({ name, paid, isShown }) =>
    paid === null || isShown ? [] : [{ name, paid }],
  )
  const [first, ...rest] = choicesFor(bill)
  return (
    <>
      <p className="font-strong">{voidFollowTexts.paid(paid)}</p>
      <ChoiceGroup legend={voidFollowTexts.legend} columns={1} errors={errors}>
        {first && <ChoiceCard name="follow" {...first} defaultChecked />}
        {rest.map((choice) => (
          <ChoiceCard key={choice.value} name="follow" {...choice} />
        ))}
      </ChoiceGroup>
    </>
  )
}

function choicesFor({ payers }: SharedBill): { value: VoidFollow; title: string; hint: string }[] {
  const { unlock, billClient, keep, refund } = voidFollowTexts
  const shown = payers.find(({ isShown }) => isShown)
  const main = payers.find(({ isMain }) => isMain)
  // Voiding the main invoice voids its unpaid shares too.
  const waits = shown?.isMain
    ? []
    : payers
        .filter(({ isShown, isOwed }) => isOwed && !isShown)
        .map(({ name, due }) => `${name} has paid ${due}`)
  return [
    { value: 'unlock', title: unlock.title, hint: unlock.hint(waits.join(' and ')) },
    ...(shown?.isMain
      ? [{ value: 'keep' as const, ...keep }]
      : shown?.isPerson && main
        ? [{ value: 'bill-client' as const, ...billClient(main.name) }]
        : []),
    { value: 'refund', ...refund },
  ]
}
