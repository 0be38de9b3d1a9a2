import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canImportClients, importsVisibleTo } from '@/lib/people/imports/policy'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { addJob } from '@/lib/platform/jobs/queue'

/**
 * Begins to email an invitation to each client of an import who has none and hasn't signed up.
 * Idempotent: nobody is invited twice.
 * @throws AppError `not-found`, `forbidden`
 */
export async function inviteImported(actor: Actor, importId: string): Promise<void> {
  if (!canImportClients(actor)) throw new ForbiddenError()
  await db().$transaction(async (tx) => {
    const found = await tx.clientImport.findFirst({
      where: { AND: [{ id: importId }, importsVisibleTo(actor)] },
      select: { fileName: true },
    })
    if (!found) throw new NotFoundError()
    await recordAudit(tx, actor, 'clients.invited', '1', { fileName: found.fileName })
    const payload = { importId, byName: actor.fullName }
    await addJob(tx, 'invite-imported-clients', payload, { key: `invite-imported:${importId}` })
  })
}
