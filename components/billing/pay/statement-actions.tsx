'use client'

import { LinkButton } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { PrintButton } from '@/components/ui/print-button'
import { approveStatementAction, reopenStatementAction } from '@/lib/billing/pay/actions'
import type { Statement } from '@/lib/billing/pay/schema'
import { approvedToast, approveTitle, reopenedToast, statementCsvLabel } from '@/lib/billing/pay/words'
import { AdjustmentButton } from './adjustment-button'
import { PayoutButton } from './payout-button'

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
        <ConfirmButton
          label="Approve"
          size="sm"
          variant="main"
          tone="main"
          title={approveTitle(totals.total, fullName)}
          description="They're notified by email. You can reopen the statement until it's paid."
          confirmLabel="Approve statement"
          busyText="Approving"
          act={() =>
            approveStatementAction({ photographerId, startsOn: period.startsOn, shownCents: totalCents })
          }
          done={approvedToast}
          failed="Failed to approve the statement. Please try again."
        />
      )}
      <AdjustmentButton photographerId={photographerId} fullName={fullName} currency={currency} />
    </>
  )
}
