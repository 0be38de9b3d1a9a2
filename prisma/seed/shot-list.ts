import { parseShots, shotKey } from '@/lib/catalog/services/rules/shots'
import type { PrismaClient } from '@/prisma/generated/client'
import type { PlannedStop } from './day-plan'

const shotList = [
  '2 Front exterior',
  'Rear exterior',
  'Entry',
  '2 Living room',
  'Dining room',
  '2 Kitchen',
  'Primary bedroom',
  'Primary bathroom',
  'Patio or deck',
]
const rooms = parseShots(shotList).map(({ room }) => shotKey(room))

/** How many rooms were ticked off: of a shoot that is done all but the last. */
const ticked: Record<PlannedStop['state'], number> = { due: 0, 'under way': 4, done: rooms.length - 1 }

/** Seeds what the Photo Shoot promises. */
export async function seedShotList(database: PrismaClient): Promise<void> {
  await database.service.update({
    where: { id: 'photo_shoot' },
    data: { shots: shotList },
    select: { id: true },
  })
}

/** Seeds the ticks of a photo shoot, in the order of the list. @param doneAt when it started */
export async function seedTicks(
  database: PrismaClient,
  { bookingId, state, doneAt }: { bookingId: string; state: PlannedStop['state']; doneAt: Date },
): Promise<void> {
  await database.bookingShot.createMany({
    data: rooms.slice(0, ticked[state]).map((room) => ({ bookingId, room, doneAt })),
  })
}
