import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { createImportedBooking } from '@/lib/booking/bookings/operations/create-imported-booking'
import { recordImportedDelivery } from '@/lib/photos/deliveries/operations/record-imported-delivery'
import { galleryLimit } from '@/lib/photos/imports/limits'
import { canImportShoots } from '@/lib/photos/imports/policy'
import { findClients } from '@/lib/photos/imports/queries/find-clients'
import { importKey } from '@/lib/photos/imports/queries/import-key'
import { type KnownClient, readShoot } from '@/lib/photos/imports/rules/check-rows'
import type { ImportGallery, PastShoot } from '@/lib/photos/imports/schema'
import { importTexts, stateTexts, untitledShoot } from '@/lib/photos/imports/words/import'
import { recordAudit } from '@/lib/platform/data/audit'
import { brokenConstraint, db, type Transaction } from '@/lib/platform/data/db'
import { AppError, ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Whether this call made the gallery; false if it was imported before. */
export type ImportedGallery = { isNew: boolean }

/** Five hundred photos take few statements, but large ones. */
const transactionLimits = { maxWait: 15_000, timeout: 30_000 }

/**
 * Makes a past shoot with its gallery from a row of a file and uploaded photos, in one transaction: either both exist, or the
 * photos remain uploaded for the next attempt. Nobody is notified, and there is no invoice. Idempotent: the same folder,
 * client, and day make one gallery, also if two calls run at once.
 * @throws AppError `invalid` for a row with a problem, an unknown client, or photos that are gone; `forbidden`,
 *   `not-found` for another person's import, `conflict`, `too-many-requests`
 */
export async function importGallery(actor: Actor, input: ImportGallery): Promise<ImportedGallery> {
  if (!canImportShoots(actor)) throw new ForbiddenError()
  await consumeAttempt(galleryLimit, actor.profileId)
  const { timeZone } = await getStudio()
  const { shoot, problems } = readShoot(input.row, todayIn(timeZone))
  if (!shoot) throw new AppError('invalid', problems[0]?.message ?? importTexts.notImported)
  try {
    return await db().$transaction(async (tx) => importWithin(tx, actor, input, shoot), transactionLimits)
  } catch (error) {
    const wasRival = brokenConstraint(error) && (await isImported(db(), actor, shoot))
    if (wasRival) return { isNew: false }
    throw error
  }
}

async function importWithin(
  tx: Transaction,
  actor: Actor,
  { importId, fileName, fileIds }: ImportGallery,
  shoot: PastShoot,
): Promise<ImportedGallery> {
  if (await isImported(tx, actor, shoot)) return { isNew: false }
  const client = await findClient(tx, actor, shoot)
  if (!client) throw new AppError('invalid', stateTexts['unknown-client'])
  await openImport(tx, actor, { importId, fileName })
  const booking = await createImportedBooking(tx, {
    importId,
    clientId: client.id,
    photographerId: actor.profileId,
    address: shoot.address,
    date: shoot.date,
    title: shoot.title || untitledShoot,
    idempotencyKey: importKey(shoot),
  })
  await recordImportedDelivery(tx, actor, { ...booking, fileIds, expiresOn: shoot.expiresOn })
  return { isNew: true }
}

async function findClient(
  tx: Pick<Transaction, 'profile'>,
  actor: Actor,
  { email }: PastShoot,
): Promise<KnownClient | undefined> {
  return (await findClients(tx, actor, [email])).get(email.toLowerCase())
}

async function isImported(
  tx: Pick<Transaction, 'profile' | 'booking'>,
  actor: Actor,
  shoot: PastShoot,
): Promise<boolean> {
  const client = await findClient(tx, actor, shoot)
  if (!client) return false
  const known = await tx.booking.findUnique({
    where: { clientId_idempotencyKey: { clientId: client.id, idempotencyKey: importKey(shoot) } },
    select: { importedAt: true },
  })
  return known?.importedAt instanceof Date
}

/** Records the import with its first gallery. @throws NotFoundError if the id is another person's */
async function openImport(
  tx: Transaction,
  actor: Actor,
  { importId, fileName }: Pick<ImportGallery, 'importId' | 'fileName'>,
): Promise<void> {
  const { count } = await tx.shootImport.createMany({
    data: [{ id: importId, fileName, importedById: actor.profileId }],
    skipDuplicates: true,
  })
  if (count > 0) return recordAudit(tx, actor, 'shoots.imported', '1', { fileName })
  const own = { id: importId, importedById: actor.profileId }
  if ((await tx.shootImport.count({ where: own })) === 0) throw new NotFoundError()
}
