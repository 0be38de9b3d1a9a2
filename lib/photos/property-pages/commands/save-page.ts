import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { ensurePage } from '@/lib/photos/property-pages/operations/ensure-page'
import { findEditable } from '@/lib/photos/property-pages/operations/find-editable'
import type { SavePage } from '@/lib/photos/property-pages/schema/editing'
import { lockedText } from '@/lib/photos/property-pages/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError, EditConflictError, NotFoundError } from '@/lib/platform/errors'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'

/**
 * Saves what a page shows, and creates it if it's new. Returns its version.
 * @throws NotFoundError unless the actor may edit it; AppError `conflict` if someone else saved it since it was opened, or
 *   for a new page while the photos aren't paid
 */
export async function savePage(
  actor: Actor,
  { deliveryId, seen, expiresOn, content }: SavePage,
): Promise<{ version: number }> {
  return db().$transaction(async (tx) => {
    const delivery = await findEditable(tx, actor, { deliveryId })
    if (!delivery) throw new NotFoundError('Photo delivery not found')
    if (!delivery.unlocked && seen === 0) throw new AppError('conflict', lockedText)
    const page = await ensurePage(tx, delivery, content)
    // Publishing a page that nobody has edited creates it with version 1.
    const known = seen === 0 ? 1 : seen
    const { count } = await tx.propertyPage.updateMany({
      where: { id: page.id, version: known },
      data: { content, expiresOn: expiresOn && dateToDatabase(expiresOn), version: { increment: 1 } },
    })
    if (count === 0) throw new EditConflictError()
    await recordAudit(tx, actor, 'property-page.changed', deliveryId)
    return { version: known + 1 }
  })
}
