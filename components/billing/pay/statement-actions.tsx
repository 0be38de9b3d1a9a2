'use client'

import { useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { Field, Input } from '@/components/ui/field'
import { PrintButton } from '@/components/ui/print-button'
import { RecordDialog } from '@/components/ui/record-dialog'
import { useRecordForm } from '@/components/ui/use-record-form'
import { markStatementPaidAction, reopenStatementAction } from '@/lib/billing/pay/actions'
import { payoutMethods } from '@/lib/billing/pay/rules/choices'
import type { Statement } from '@/lib/billing/pay/schema'
import { methodNames, paidToast, reopenedToast, statementCsvLabel } from '@/lib/billing/pay/words'
import { AdjustmentButton } from './adjustment-button'
import { ApproveButton } from './approve-button'

type PayoutButtonProps = { statementId: string; fullName: string; amount: string; today: string }

type StatementActionsProps = { statement: Statement; today: string }

/** Everything the viewer can do with a statement. */
export function StatementActions({ statement, today }: StatementActionsProps) {
  const { photographer, period, canManage, lines } = statement
  const file = `/api/pay/csv?from=${period.startsOn}&photographerId=${photographer.id}`
  return (
    <>
      {canManage && <OwnerActions statement={statement} today={today} />}
      {lines.length > 0 && (
        <>
          <LinkButton href={file} prefetch={false} download size="sm" icon="download">
            {statementCsvLabel}
          </LinkButton>
          <PrintButton />
        </>
      )}
    </>
  )
}

function OwnerActions({ statement, today }: StatementActionsProps) {
  const { photographer, period, state, statementId, totals, totalCents, currency, approvalError } = statement
  const { id: photographerId, fullName } = photographer
  if (statementId && state === 'APPROVED') {
    return (
      <>
        <PayoutButton statementId={statementId} fullName={fullName} amount={totals.total} today={today} />
        <ConfirmButton
          label="Reopen"
          size="sm"
          title="Reopen this statement?"
          description="It's deleted, and its shoots and adjustments wait to be approved again."
          confirmLabel="Reopen statement"
          cancelLabel="Keep statement"
          busyText="Reopening"
          act={() => reopenStatementAction({ statementId })}
          done={reopenedToast}
          failed="Failed to reopen the statement. Please try again."
        />
      </>
    )
  }
  if (state !== 'OPEN') return null
  return (
    <>
      {approvalError === null && (
        <ApproveButton
          photographerId={photographerId}
          fullName={fullName}
          startsOn={period.startsOn}
          shownCents={totalCents}
          amount={totals.total}
        />
      )}
      <AdjustmentButton photographerId={photographerId} fullName={fullName} currency={currency} />
    </>
  )
}

/** Opens the dialog in which the owner records when and how a statement was paid. */
function PayoutButton(props: PayoutButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="main" onClick={() => setOpen(true)}>
        Mark as paid
      </Button>
      {isOpen && <PayoutDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function PayoutDialog({
  statementId,
  fullName,
  amount,
  today,
  onClose,
}: PayoutButtonProps & { onClose: () => void }) {
  const [method, setMethod] = useState<(typeof payoutMethods)[number]>('BANK_TRANSFER')
  const [paidOn, setPaidOn] = useState(today)
  const form = useRecordForm({
    loadSchema: async () => (await import('@/lib/billing/pay/schema')).MarkStatementPaid,
    save: markStatementPaidAction,
    saved: paidToast,
    failed: 'Failed to mark the statement as paid. Please try again.',
    onSaved: onClose,
  })
  return (
    <RecordDialog
      form={form}
      title={`Mark ${amount} for ${fullName} as paid?`}
      submitLabel="Mark as paid"
      busyText="Marking as paid"
      onClose={onClose}
      onSubmit={() => form.submit({ statementId, method, paidOn })}
    >
      <p className="text-ink-2">A paid statement can't be reopened.</p>
      <ChoiceGroup legend="How was it paid?" errors={form.errors.method}>
        {payoutMethods.map((one) => (
          <ChoiceCard
            key={one}
            name="method"
            value={one}
            title={methodNames[one]}
            hint={one === 'CARD_OR_APP' ? "Doesn't count toward form 1099-NEC" : undefined}
            checked={method === one}
            onChange={() => setMethod(one)}
          />
        ))}
      </ChoiceGroup>
      <Field label="Date" name="paidOn" errors={form.errors.paidOn}>
        <Input
          type="date"
          required
          max={today}
          value={paidOn}
          onChange={(event) => setPaidOn(event.target.value)}
        />
      </Field>
    </RecordDialog>
  )
}
