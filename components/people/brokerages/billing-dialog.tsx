'use client'

import { useState } from 'react'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { RecordDialog } from '@/components/ui/record-dialog'
import { useEditConflict } from '@/components/ui/use-edit-conflict'
import { useRecordForm } from '@/components/ui/use-record-form'
import { changeBillingAction } from '@/lib/people/brokerages/actions'
import type { ChangeBillingInput, EditedTerms } from '@/lib/people/brokerages/schema'
import { billingOptions, editBillingText, whoPaysLabel } from '@/lib/people/brokerages/words'
import { centsToInput } from '@/lib/platform/money/money'
import { AllowanceFields } from './allowance-fields'
import { type BillingTexts, PaymentFields } from './payment-fields'

type BillingDialogProps = { brokerage: EditedTerms; onClose: () => void; onReopen: () => void }

const billings = ['AGENT', 'BROKERAGE', 'ALLOWANCE'] as const

/** Changes who pays for what a brokerage's members book, and how. */
export function BillingDialog(props: Omit<BillingDialogProps, 'onReopen'>) {
  const [opening, setOpening] = useState(1)
  return <OpenedBillingDialog key={opening} {...props} onReopen={() => setOpening(opening + 1)} />
}

function OpenedBillingDialog({ brokerage, onClose, onReopen }: BillingDialogProps) {
  const { id, name, currency, services } = brokerage
  const { seen, conflict } = useEditConflict(brokerage.termsKey, onReopen)
  const [typed, setTyped] = useState(() => toTexts(brokerage))
  const form = useRecordForm<ChangeBillingInput>({
    loadSchema: async () => (await import('@/lib/people/brokerages/schema')).ChangeBilling,
    save: changeBillingAction,
    saved: 'Billing saved',
    failed: 'Failed to save the billing. Please try again.',
    onSaved: onClose,
  })
  const fields = {
    typed,
    errors: form.errors,
    currency,
    onChange: (part: Partial<BillingTexts>) => setTyped((before) => ({ ...before, ...part })),
  }
  const isAllowance = typed.billing === 'ALLOWANCE'
  return (
    <RecordDialog
      form={form}
      conflict={conflict}
      side
      title={`${editBillingText}: ${name}`}
      submitLabel="Save billing"
      busyText="Saving billing"
      onClose={onClose}
      onSubmit={() => form.submit(toInput(id, typed, { currency, seen }))}
    >
      <ChoiceGroup legend={whoPaysLabel} columns={3} hint="Existing bookings keep their terms.">
        {billings.map((billing) => (
          <ChoiceCard
            key={billing}
            name="billing"
            {...billingOptions[billing]}
            checked={typed.billing === billing}
            onChange={() => fields.onChange({ billing })}
          />
        ))}
      </ChoiceGroup>
      {isAllowance && (
        <AllowanceFields {...fields} services={services.filter(({ isPackage }) => !isPackage)} />
      )}
      {typed.billing !== 'AGENT' && <PaymentFields {...fields} />}
    </RecordDialog>
  )
}

function toTexts({ terms, currency }: EditedTerms): BillingTexts {
  const { contact, allowance, creditLimitCents } = terms
  const money = (cents: number | null) => (cents === null ? '' : centsToInput(cents, currency))
  return {
    billing: terms.billing,
    contactName: contact?.name ?? '',
    contactEmail: contact?.email ?? '',
    paysMonthly: terms.paysMonthly,
    dueDays: String(terms.statementDueDays),
    unlocksOnTerms: terms.unlocksOnTerms,
    creditLimit: money(creditLimitCents),
    percent: String(allowance.basisPoints / 100),
    cap: money(allowance.capCents),
    uses: String(allowance.uses ?? ''),
    period: allowance.period,
    serviceIds: allowance.serviceIds && [...allowance.serviceIds],
  }
}

/** Leaves out what the chosen way of billing ignores, so that nothing hidden is invalid. */
function toInput(
  brokerageId: string,
  typed: BillingTexts,
  { currency, seen }: { currency: string; seen: string },
): ChangeBillingInput {
  const { creditLimit, cap, ...texts } = typed
  const input: ChangeBillingInput = {
    ...texts,
    brokerageId,
    seen,
    creditLimit: [currency, typed.unlocksOnTerms ? creditLimit : ''],
    cap: [currency, cap],
    dueDays: typed.paysMonthly ? typed.dueDays : '30',
  }
  if (typed.billing === 'ALLOWANCE') return input
  return { ...input, percent: '100', cap: [currency, ''], uses: '', serviceIds: null }
}
