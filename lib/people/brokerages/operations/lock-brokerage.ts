import 'server-only'
import { brokerageGoneTitle } from '@/lib/people/brokerages/words'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { NotFoundError } from '@/lib/platform/errors'
import type { Prisma } from '@/prisma/generated/client'

/** Locks a brokerage that matches, so that its members, roles, and prices change one after another. @throws NotFoundError */
export async function lockBrokerage(
  tx: Transaction,
  brokerageId: string,
  where: Prisma.BrokerageWhereInput,
): Promise<{ id: string; name: string; logoFileId: string | null }> {
  // Others who book through it refer to the row by a foreign key.
  await lockRow(tx, 'brokerages', brokerageId, 'NO KEY UPDATE')
  const brokerage = await tx.brokerage.findFirst({
    where: { AND: [{ id: brokerageId }, where] },
    select: { id: true, name: true, logoFileId: true },
  })
  if (!brokerage) throw new NotFoundError(brokerageGoneTitle)
  return brokerage
}
