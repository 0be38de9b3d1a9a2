import 'server-only'
import { readPriceList } from '@/lib/brokerages/queries/read-price-list'
import type { PriceList } from '@/lib/catalog/rules/price-list'
import type { Transaction } from '@/lib/platform/db'

/** The brokerage through which a client books. */
export type Membership = { brokerageId: string; name: string; priceList: PriceList }

/** Returns through which brokerage a client books, and at which prices; null if they belong to none. */
export async function readMembership(
  tx: Pick<Transaction, 'brokerage' | 'brokerageMember'>,
  clientId: string,
): Promise<Membership | null> {
  const member = await tx.brokerageMember.findUnique({
    where: { clientId },
    select: { brokerageId: true, brokerage: { select: { name: true } } },
  })
  if (!member) return null
  const { brokerageId, brokerage } = member
  return { brokerageId, name: brokerage.name, priceList: await readPriceList(tx, brokerageId) }
}
