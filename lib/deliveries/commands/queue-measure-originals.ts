import 'server-only'
import { db } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/queue'

/** Has the originals of a delivery measured that nothing else will measure; asked twice, it is done once. */
export async function queueMeasureOriginals(deliveryId: string): Promise<void> {
  const unmeasured = await db().photo.count({
    where: { deliveryId, state: { not: 'WAITING' }, originalFile: { crc32: null } },
  })
  if (unmeasured === 0) return
  await addJob(db(), 'measure-originals', { deliveryId }, { key: `measure-originals:${deliveryId}` })
}
