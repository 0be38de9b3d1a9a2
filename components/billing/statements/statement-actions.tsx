'use client'

import { useState } from 'react'
import { LinkButton } from '@/components/ui/button'
import { ConfirmAction } from '@/components/ui/confirm-action'
import { MenuButton, MenuLine, MenuLink } from '@/components/ui/menu-entries'
import { MoreMenu } from '@/components/ui/more-menu'
import { showResult } from '@/components/ui/show-result'
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
