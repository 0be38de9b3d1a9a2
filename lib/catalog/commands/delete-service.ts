import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/audit'
import { brokenConstraint, db } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { lockCatalog, readService } from './lock-catalog'

/**
 * Removes a service nobody ever booked; Postgres itself keeps those that bookings name.
 * @throws NotFoundError, AppError `conflict` when it was booked
 */
export async function deleteService(actor: Actor, serviceId: string): Promise<void> {
  try {
    await db().$transaction(async (tx) => {
      await lockCatalog(tx, actor)
      const { name, priceCents, currency } = await readService(tx, serviceId)
      await tx.service.delete({ where: { id: serviceId }, select: { id: true } })
      await recordAudit(tx, {
        actorId: actor.profileId,
        action: 'service.deleted',
        subject: 'service',
        subjectId: serviceId,
        details: { name, priceCents, currency },
      })
    })
  } catch (error) {
    if (brokenConstraint(error) !== 'booked_services_service_id_fkey') throw error
    throw new AppError('conflict', 'This service has been booked, so it stays. Deactivate it instead.')
  }
}
