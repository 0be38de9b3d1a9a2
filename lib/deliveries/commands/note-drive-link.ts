import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { mayOpenFullPhotos, unexpiredFor } from '@/lib/deliveries/policy'
import { coveringInvoice } from '@/lib/deliveries/selection'
import { isUnlocked } from '@/lib/invoices/rules'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/queries'
import { noteLook } from './note-look'

/** Notes that a client followed the link to the studio's own drive. @throws NotFoundError for one that is not open to them */
export async function noteDriveLink(actor: Actor, deliveryId: string): Promise<void> {
  const { timeZone } = await getStudio()
  const delivery = await db().mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, unexpiredFor(actor, todayIn(timeZone))] },
    select: { invoices: coveringInvoice },
  })
  if (!delivery || !mayOpenFullPhotos(actor, isUnlocked(delivery.invoices))) {
    throw new NotFoundError('Delivery not found')
  }
  await noteLook(actor, deliveryId, { kind: 'DOWNLOADED', details: { what: 'drive' } })
}
