'use client'

import { ActionButton } from '@/components/ui/action-button'
import { LinkButton } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { payText } from '@/lib/billing/invoices/words/due'
import { sendStatementAction, voidStatementAction } from '@/lib/billing/statements/actions'
import type { StatementDetail } from '@/lib/billing/statements/schema'
import { sendAgainText, voidStatementText } from '@/lib/billing/statements/words'
import { RecordPaymentButton } from './record-payment-button'

type StatementActionsProps = {
  statement: Pick<
    StatementDetail,
    'id' | 'number' | 'amount' | 'balance' | 'status' | 'canManage' | 'payPath' | 'contact'
  >
  today: string
}

/** Everything the reader may do with a statement, the most likely first. */
export function StatementActions({ statement, today }: StatementActionsProps) {
  const { id, balance, status, canManage, payPath } = statement
  return (
    <>
      {payPath && (
        <LinkButton href={payPath} variant="main" size="sm">
          {payText(balance, false)}
        </LinkButton>
      )}
      {canManage && status === 'OPEN' && <OpenActions statement={statement} today={today} />}
      <FileLinks path={`/api/statements/${id}`} />
    </>
  )
}

function FileLinks({ path }: { path: string }) {
  return (
    <>
      <LinkButton href={`${path}/pdf`} size="sm" prefetch={false} download icon="download">
        Download PDF
      </LinkButton>
      <LinkButton href={`${path}/csv`} size="sm" prefetch={false} download icon="download">
        Download CSV
      </LinkButton>
    </>
  )
}

function OpenActions({ statement, today }: StatementActionsProps) {
  const { id: statementId, number, amount, contact } = statement
  return (
    <>
      <RecordPaymentButton statement={statement} today={today} />
      {contact && (
        <ActionButton
          size="sm"
          label={sendAgainText}
          act={() => sendStatementAction({ statementId })}
          done={['Statement sent', `To ${contact.email}`]}
          failed="Failed to send the statement. Please try again."
        />
      )}
      <ConfirmButton
        label={voidStatementText}
        size="sm"
        tone="stop"
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
