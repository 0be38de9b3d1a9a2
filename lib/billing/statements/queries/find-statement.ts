import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { isStatementToken, payableWith, payPath } from '@/lib/billing/statements/operations/pay-link'
import { canManageStatements, visibleTo } from '@/lib/billing/statements/policy'
import { viewStatementLimit } from '@/lib/billing/statements/rate-limits'
import type { StatementDetail } from '@/lib/billing/statements/schema'
import { db } from '@/lib/platform/data/db'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { printedFields, readIssuer, toStatementDetail } from './print-statement'

/** Returns a statement as it is shown and printed; null for one that the actor may not see. Cached per request. */
export const findStatement = cache(async (actor: Actor, id: string): Promise<StatementDetail | null> => {
  if (!z.uuid().safeParse(id).success) return null
  const [statement, studio] = await Promise.all([
    db().statement.findFirst({ where: { AND: [{ id }, visibleTo(actor)] }, select: printedFields }),
    readIssuer(),
  ])
  if (!statement) return null
  const canManage = canManageStatements(actor)
  const pays = !canManage && statement.status === 'OPEN'
  return toStatementDetail(statement, studio, { canManage, payPath: pays ? payPath(id) : null })
})

/**
 * Returns the statement that this link shows; null if it isn't the link of one. Cached per request.
 * @param address the IP address of the visitor
 * @throws AppError `too-many-requests`
 */
export const findStatementByLink = cache(
  async (token: string, address: string): Promise<StatementDetail | null> => {
    if (!isStatementToken(token)) return null
    await consumeAttempt(viewStatementLimit, address)
    const [statement, studio] = await Promise.all([
      db().statement.findFirst({ where: payableWith(token), select: printedFields }),
      readIssuer(),
    ])
    return statement && toStatementDetail(statement, studio, { canManage: false, payPath: null })
  },
)
