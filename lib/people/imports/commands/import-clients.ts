import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { createClients } from '@/lib/people/accounts/operations/create-clients'
import { importLimit } from '@/lib/people/imports/limits'
import { canImportClients } from '@/lib/people/imports/policy'
import { findKnownAddresses } from '@/lib/people/imports/queries/find-known-addresses'
import { checkRows } from '@/lib/people/imports/rules/check-rows'
import type { ImportClients } from '@/lib/people/imports/schema'
import { importTexts } from '@/lib/people/imports/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError, ForbiddenError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'

/**
 * Creates a client for each row that can be read and whose address nobody in the portal has, all of them or none. Nobody is
 * emailed. Returns how many were created. Idempotent: the same file again finds every address known.
 * @throws AppError `conflict` if no row makes a new client, `forbidden`, `too-many-requests`
 */
export async function importClients(
  actor: Actor,
  { fileName, rows }: ImportClients,
): Promise<{ clientCount: number }> {
  if (!canImportClients(actor)) throw new ForbiddenError()
  await consumeAttempt(importLimit, actor.profileId)
  return db().$transaction(
    async (tx) => {
      const known = await findKnownAddresses(
        tx,
        rows.map(({ email }) => email),
      )
      const { clients } = checkRows(rows, (email) => known.has(email))
      const { id } = await tx.clientImport.create({
        data: { fileName, importedById: actor.profileId },
        select: { id: true },
      })
      const clientCount = await createClients(tx, id, clients)
      if (clientCount === 0) throw new AppError('conflict', importTexts.nothingNew)
      await recordAudit(tx, actor, 'clients.imported', '1', { fileName, clientCount })
      return { clientCount }
    },
    // Thousands of rows take some seconds on a busy server.
    { timeout: 60_000 },
  )
}
