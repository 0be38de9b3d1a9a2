import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/platform/environment/env'
import { claimedFields, isSignedToken, signToken } from '@/lib/platform/secrets/signed-token'
import type { Prisma } from '@/prisma/generated/client'

const purpose = 'pay-statement'

/** Returns the path at which someone without an account sees and pays a statement. */
export function payPath(statementId: string): string {
  return `/bill/${signToken(purpose, [statementId])}`
}

export function payLink(statementId: string): string {
  return `${env().APP_URL}${payPath(statementId)}`
}

/** Whether this server signed the token for a statement. */
export function isStatementToken(token: string): boolean {
  return z.uuid().safeParse(claimedFields(token)[0]).success && isSignedToken(token, purpose)
}

/** The statement that a link shows and pays. Nothing if this server didn't sign it, and once the statement is voided. */
export function payableWith(token: string): Prisma.StatementWhereInput {
  const id = claimedFields(token)[0]
  return { id: { in: id && isStatementToken(token) ? [id] : [] }, status: { not: 'VOID' } }
}
