import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { rateGoneText } from '@/lib/catalog/taxes/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { lockRates } from './lock-rates'

/** Deletes a tax rate. Invoices that it was charged on keep it. @throws NotFoundError */
export async function deleteRate(actor: Actor, rateId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const rate = (await lockRates(tx, actor)).find(({ id }) => id === rateId)
    if (!rate) throw new NotFoundError(rateGoneText)
    await tx.taxRate.delete({ where: { id: rateId }, select: { id: true } })
    const { id: _id, ...details } = rate
    await recordAudit(tx, actor, 'tax.rate-deleted', rateId, { ...details, zips: [...details.zips] })
  })
}
