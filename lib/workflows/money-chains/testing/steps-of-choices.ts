import { choosePhoto } from '@/lib/photos/deliveries/commands/choose-photo'
import { db } from '@/lib/platform/data/db'
import { confirmChoice } from '@/lib/workflows/confirm-choice'
import { newestOf } from './invoice'
import type { Chain } from './open-chain.fixture'
import type { Step } from './step'

/** Lists the confirmation of photos that the client chooses, while all that were sold before are paid for or awaited. */
export function stepsOfChoice(chain: Chain, size: number): Step[] {
  const { model, deliveryId } = chain
  const sold = model.sold.reduce((total, { count }) => total + count, 0)
  const count = Math.min(1 + (size % 3), 5 - sold)
  const bills = model.sold.flatMap(({ bill }) => (bill ? [newestOf(bill)] : []))
  const isOver = bills.some(({ status }) => status === 'VOID' || status === 'REFUNDED')
  if (deliveryId === null || !model.terms.choice || count <= 0 || isOver) return []
  return [{ name: `choose ${count} photos`, run: () => choose(chain, deliveryId, count) }]
}

async function choose({ model, client }: Chain, deliveryId: string, count: number): Promise<void> {
  const photos = await db().photo.findMany({
    where: { deliveryId, isFull: true, choice: { not: 'SOLD' } },
    select: { id: true },
    orderBy: { position: 'asc' },
    take: count,
  })
  const photoIds = photos.map(({ id }) => id)
  for (const photoId of photoIds) await choosePhoto(client, { photoId, isChosen: true })
  const before = model.sold.reduce((total, one) => total + one.count, 0)
  const { included = 0, extraCents: each = 0 } = model.terms.choice ?? {}
  const extra = count - Math.min(count, Math.max(0, included - before))
  await confirmChoice(client, { deliveryId, photoIds, extraCents: extra * each })
  model.choose(count)
}
