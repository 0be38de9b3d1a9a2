import 'server-only'
import { db } from '@/lib/platform/data/db'
import { readPerEdition } from '@/lib/platform/data/public-edition'
import type { EquipmentPiece } from '@/lib/site/portfolio/schema'

/** Returns the studio's equipment in the order it was added. */
export const listEquipment = readPerEdition(
  (): Promise<EquipmentPiece[]> =>
    db().equipment.findMany({
      where: { deletedAt: null },
      select: { id: true, category: true, name: true, description: true, revision: true },
      orderBy: [{ createdAt: 'asc' }, { name: 'asc' }],
    }),
)
