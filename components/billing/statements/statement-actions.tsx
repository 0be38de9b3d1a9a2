'use client'

import { useState } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { ChoiceCard, ChoiceGroup } from '@/components/ui/choice-card'
import { ConfirmAction } from '@/components/ui/confirm-action'
import { Field, Input } from '@/components/ui/field'
import { MenuButton, MenuLine, MenuLink } from '@/components/ui/menu-entries'
import { MoreMenu } from '@/components/ui/more-menu'
import { RecordDialog } from '@/components/ui/record-dialog'
import { showResult } from '@/components/ui/show-result'
import { useRecordForm } from '@/components/ui/use-record-form'
import { payText } from '@/lib/billing/invoices/words/due'
import {
  recordStatementPaymentAction,
  sendStatementAction,
  voidStatementAction,
} from '@/lib/billing/statements/actions'
import { noteLimit } from '@/lib/billing/statements/limits'
import type { StatementDetail } from '@/lib/billing/statements/schema'
import { recordPaymentText, sendAgainText, voidStatementText } from '@/lib/billing/statements/words'

const methods = [
  { value: 'CHECK', title: 'Check', hint: 'Received and cleared' },
  { value: 'BANK_TRANSFER', title: 'Bank transfer', hint: 'Received in your account' },
  { value: 'CARD', title: 'Card', hint: 'Charged elsewhere' },
  { value: 'CASH', title: 'Cash', hint: 'Received in person' },
] as const

type RecordPaymentButtonProps = {
  statement: { id: string; number: string; amount: string }
  today: string
}

type StatementActionsProps = {
  statement: Pick<
    StatementDetail,
    'id' | 'number' | 'amount' | 'balance' | 'status' | 'canManage' | 'payPath' | 'contact'
  >
  today: string
}

/** What the reader most likely does with a statement, and a menu of everything else. */
export function StatementActions({ statement, today }: StatementActionsProps) {
  const { id: statementId, number, amount, balance, status, canManage, payPath, contact } = statement
  const [isVoiding, setVoiding] = useState(false)
  const isManaged = canManage && status === 'OPEN'

  async function send() {
    if (!contact) return
    await showResult(sendStatementAction({ statementId }), {
      done: ['Statement sent', `To ${contact.email}`],
      failed: 'Failed to send the statement. Please try again.',
    })
  }

  return (
    <>
      {payPath && (
        <LinkButton href={payPath} variant="main" size="lg">
          {payText(balance, false)}
        </LinkButton>
      )}
      {isManaged && <RecordPaymentButton statement={statement} today={today} />}
      <MoreMenu isInBar>
        {isManaged && contact && (
          <MenuButton icon="send" onClick={() => void send()}>
            {sendAgainText}
          </MenuButton>
        )}
        <MenuLink icon="download" href={`/api/statements/${statementId}/pdf`} prefetch={false} download>
          Download PDF
        </MenuLink>
        <MenuLink icon="download" href={`/api/statements/${statementId}/csv`} prefetch={false} download>
          Download CSV
        </MenuLink>
        {isManaged && (
          <>
            <MenuLine />
            <MenuButton icon="x" className="text-stop" onClick={() => setVoiding(true)}>
              {voidStatementText}
            </MenuButton>
          </>
        )}
      </MoreMenu>
      <ConfirmAction
        open={isVoiding}
        onClose={() => setVoiding(false)}
        title={`Void ${number}?`}
        description={`Nobody can pay its ${amount} anymore. Its invoices are on the next statement.`}
        confirmLabel={voidStatementText}
        cancelLabel="Keep statement"
        busyText="Voiding"
        act={() => voidStatementAction({ statementId })}
        done={['Statement voided', number]}
        failed="Failed to void the statement. Please try again."
      />
    </>
  )
}

/** Opens the dialog in which the studio records how and when a statement was paid outside the portal. */
function RecordPaymentButton(props: RecordPaymentButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="lg" variant="main" onClick={() => setOpen(true)}>
        {recordPaymentText}
      </Button>
      {isOpen && <RecordPaymentDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function RecordPaymentDialog({
  statement,
  today,
  onClose,
}: RecordPaymentButtonProps & { onClose: () => void }) {
  const [method, setMethod] = useState<(typeof methods)[number]['value']>('CHECK')
  const form = useRecordForm({
    loadSchema: async () => (await import('@/lib/billing/statements/schema')).RecordStatementPayment,
    save: recordStatementPaymentAction,
    saved: 'Payment recorded',
    failed: 'Failed to record the payment. Please try again.',
    onSaved: onClose,
  })
  return (
    <RecordDialog
      form={form}
      title={`Record the payment of ${statement.amount}?`}
      submitLabel={recordPaymentText}
      busyText="Recording"
      onClose={onClose}
      onSubmit={(fields) =>
        form.submit({
          statementId: statement.id,
          method,
          paidOn: String(fields.get('paidOn')),
          note: String(fields.get('note')),
        })
      }
    >
      <p className="text-ink-2">
        All invoices of {statement.number} are paid then, and their photos unlock. The billing contact gets a
        receipt.
      </p>
      <ChoiceGroup legend="How was it paid?" errors={form.errors.method}>
        {methods.map((one) => (
          <ChoiceCard
            key={one.value}
            name="method"
            {...one}
            checked={method === one.value}
            onChange={() => setMethod(one.value)}
          />
        ))}
      </ChoiceGroup>
      <Field label="Date" name="paidOn" errors={form.errors.paidOn}>
        <Input type="date" required max={today} defaultValue={today} />
      </Field>
      <Field label="Note" name="note" note="Optional" errors={form.errors.note}>
        <Input maxLength={noteLimit} />
      </Field>
    </RecordDialog>
  )
}
