import 'server-only'
import { z } from 'zod'
import type { PayableId } from '@/lib/billing/invoices/rules/payable'
import { env } from '@/lib/platform/environment/env'
import { claimedFields, isSignedToken, signToken } from '@/lib/platform/secrets/signed-token'
import type { Prisma } from '@/prisma/generated/client'

const sharePurpose = 'pay-share'
const statementPurpose = 'pay-statement'

/** Returns the path at which whoever has no account sees and pays a share or a statement. */
export function payPath(of: PayableId): string {
  const token =
    'invoiceId' in of
      ? signToken(sharePurpose, [of.invoiceId])
      : signToken(statementPurpose, [of.statementId])
  return `/bill/${token}`
}

export function payLink(of: PayableId): string {
  return `${env().APP_URL}${payPath(of)}`
}

/** Returns what a link pays; null if this server didn't sign it. */
export function readPayLink(token: string): PayableId | null {
  const id = z.uuid().safeParse(claimedFields(token)[0])
  if (!id.success) return null
  if (isSignedToken(token, sharePurpose)) return { invoiceId: id.data }
  return isSignedToken(token, statementPurpose) ? { statementId: id.data } : null
}

/** The share that a link shows and pays. Nothing for another link, once the share is voided, and if a statement collects it. */
export function linkedShare(token: string): Prisma.InvoiceWhereInput {
  const of = readPayLink(token)
  return {
    id: { in: of && 'invoiceId' in of ? [of.invoiceId] : [] },
    payerEmail: { not: null },
    isCollected: false,
    status: { not: 'VOID' },
  }
}

/** The statement that a link shows and pays. Nothing for another link, and once the statement is voided. */
export function linkedStatement(token: string): Prisma.StatementWhereInput {
  const of = readPayLink(token)
  return { id: { in: of && 'statementId' in of ? [of.statementId] : [] }, status: { not: 'VOID' } }
}
