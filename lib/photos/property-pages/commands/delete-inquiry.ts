import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { editableBy } from '@/lib/photos/property-pages/policy'
import { inquiryGoneText } from '@/lib/photos/property-pages/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'

/** Deletes a visitor's inquiry for good. @throws NotFoundError if it's gone, or unless the actor may edit its page */
export async function deleteInquiry(actor: Actor, inquiryId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const inquiry = await tx.propertyInquiry.findFirst({
      where: { id: inquiryId, page: { delivery: editableBy(actor) } },
      select: { page: { select: { deliveryId: true } } },
    })
    if (!inquiry) throw new NotFoundError(inquiryGoneText)
    const { count } = await tx.propertyInquiry.deleteMany({ where: { id: inquiryId } })
    if (count === 0) throw new NotFoundError(inquiryGoneText)
    await recordAudit(tx, actor, 'property-inquiry.deleted', inquiry.page.deliveryId)
  })
}
