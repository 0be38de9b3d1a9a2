import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import type { Prisma } from '@/prisma/generated/client'

/** Ends the holds that these rows belong to, always for the whole visit. Returns how many holds ended. */
export async function endHolds(tx: Transaction, where: Prisma.SlotHoldWhereInput): Promise<number> {
  const holds = await tx.slotHold.findMany({ where, select: { profileId: true }, distinct: ['profileId'] })
  if (holds.length === 0) return 0
  await tx.slotHold.deleteMany({ where: { profileId: { in: holds.map(({ profileId }) => profileId) } } })
  return holds.length
}
