import 'server-only'
import type { AuditAction, AuditSubject } from './audit-actions'
import type { Transaction } from './db'

/**
 * Records an entry in the audit log, in the caller's transaction. Details contain ids and amounts, never secrets.
 * @param entry.actorId the actor's profile; null for a webhook or the portal itself
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
