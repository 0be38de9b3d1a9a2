import 'server-only'
import { type AuditAction, auditedSubjects } from './audit-actions'
import type { Transaction } from './db'

/**
 * Records an entry in the audit log, in the caller's transaction.
 * @param actor null for a webhook or the portal itself
 * @param details ids and amounts, never secrets
 */
export async function recordAudit(
  tx: Transaction,
  actor: { profileId: string | null } | null,
  action: AuditAction,
  subjectId: string,
  details: object = {},
): Promise<void> {
  const actorId = actor?.profileId ?? null
  await tx.auditEntry.create({
    data: { actorId, action, subject: auditedSubjects[action], subjectId, details },
  })
}
