import 'server-only'
import type { AuditAction, AuditSubject } from './audit-actions'
import type { Transaction } from './db'

/**
 * Records an act that must be accountable, in the caller's transaction. Details hold ids and amounts, no secrets.
 * @param entry.actorId the profile of who did it; null for a webhook or the portal itself
 */
export async function recordAudit(
  tx: Transaction,
  entry: {
    actorId: string | null
    action: AuditAction
    subject: AuditSubject
    subjectId: string
    details?: object
  },
): Promise<void> {
  await tx.auditEntry.create({ data: { ...entry, details: entry.details ?? {} } })
}
