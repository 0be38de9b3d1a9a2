import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { checkLimit } from '@/lib/people/imports/limits'
import { canImportClients } from '@/lib/people/imports/policy'
import { checkRows } from '@/lib/people/imports/rules/check-rows'
import type { CheckImport, ImportCheck } from '@/lib/people/imports/schema'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { findKnownAddresses } from './find-known-addresses'

/** Returns what importing the rows of a file would do, and changes nothing. @throws AppError `forbidden`, `too-many-requests` */
export async function checkImport(actor: Actor, { rows }: CheckImport): Promise<ImportCheck> {
  if (!canImportClients(actor)) throw new ForbiddenError()
  await consumeAttempt(checkLimit, actor.profileId)
  const known = await findKnownAddresses(
    db(),
    rows.map(({ email }) => email),
  )
  const { clients: _, ...check } = checkRows(rows, (email) => known.has(email))
  return check
}
