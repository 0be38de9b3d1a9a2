import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/audit'
import type { Transaction } from '@/lib/platform/db'

/** Records in the audit log who published or unpublished a project. */
export async function recordPublishing(
  tx: Transaction,
  actor: Actor,
  { itemId, title, published }: { itemId: string; title: string; published: boolean },
): Promise<void> {
  await recordAudit(tx, {
    actorId: actor.profileId,
    action: published ? 'portfolio-item.published' : 'portfolio-item.unpublished',
    subject: 'portfolio-item',
    subjectId: itemId,
    details: { name: title },
  })
}
