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

/**
 * Removes reasons and notes from the entries about a deleted client's invoices. Postgres allows that change, and no other.
 */
export async function removeNotes(tx: Transaction, invoiceIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE audit_entries SET details = details - '{reason,note}'::text[]
    WHERE subject = 'invoice' AND subject_id = ANY(${[...invoiceIds]}) AND details ?| '{reason,note}'::text[]`
}
