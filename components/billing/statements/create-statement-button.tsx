'use client'

import { ConfirmButton } from '@/components/ui/confirm-button'
import { createStatementAction } from '@/lib/billing/statements/actions'
import { createStatementText } from '@/lib/billing/statements/words'

type CreateStatementButtonProps = { brokerageId: string; waiting: string }

/** Issues the statement of everything up to today, after a confirmation, because it's emailed. */
export function CreateStatementButton({ brokerageId, waiting }: CreateStatementButtonProps) {
  return (
    <ConfirmButton
      label={createStatementText}
      size="sm"
      tone="main"
      title="Create a statement now?"
      description={`It collects ${waiting}, and is emailed to the billing contact. Later invoices are on the next one.`}
      confirmLabel={createStatementText}
      busyText="Creating"
      act={() => createStatementAction({ brokerageId })}
      done={({ numbers }) => ['Statement created', numbers.join(', ')]}
      failed="Failed to create the statement. Please try again."
    />
  )
}
