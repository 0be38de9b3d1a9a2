import 'server-only'
import { onStatementText } from '@/lib/billing/statements/words'
import { AppError } from '@/lib/platform/errors'
import type { LockedInvoice } from './lock-invoice'

/** @throws AppError `conflict` for an invoice on a statement, which asks for its amount until the statement is voided */
export function assertNotOnStatement({ statement }: Pick<LockedInvoice, 'statement'>): void {
  if (statement) throw new AppError('conflict', onStatementText(statement.number))
}
