import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockCatalog } from '@/lib/catalog/services/operations/lock-catalog'
import { serviceBookedText, serviceLinkedText } from '@/lib/catalog/services/words/editor'
import { recordAudit } from '@/lib/platform/data/audit'
import { brokenConstraint, db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { readService } from './read-service'

/**
 * Deletes a service that was never booked and belongs to no package or add-on; foreign keys prevent deleting others.
 * @throws NotFoundError; AppError `conflict` if it was booked, or a package or add-on is linked to it
 */
export async function deleteService(actor: Actor, serviceId: string): Promise<void> {
  try {
    await db().$transaction(async (tx) => {
      await lockCatalog(tx, actor)
      const { name, priceCents, currency } = await readService(tx, serviceId)
      await tx.service.delete({ where: { id: serviceId }, select: { id: true } })
      await recordAudit(tx, actor, 'service.deleted', serviceId, { name, priceCents, currency })
    })
  } catch (error) {
    const text = {
      booked_services_service_id_fkey: serviceBookedText,
      service_links_service_id_fkey: serviceLinkedText,
    }[brokenConstraint(error) ?? '']
    if (!text) throw error
    throw new AppError('conflict', text)
  }
}
