import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import type { SaveStat } from '@/lib/site/portfolio/schema'
import { saveEntry } from './save-entry'

/** Creates or updates a statistic of the public page, as `saveEntry` does. */
export async function saveStat(actor: Actor, { edited, newId, ...stat }: SaveStat): Promise<void> {
  await db().$transaction(async (tx) => {
    await saveEntry(
      tx,
      actor,
      { kind: 'stat', edited, newId, values: stat },
      {
        create: (id) => tx.portfolioStat.createMany({ data: [{ ...stat, id }], skipDuplicates: true }),
        read: (id) => tx.portfolioStat.findUniqueOrThrow({ where: { id } }),
        update: (id, revision) => tx.portfolioStat.update({ where: { id }, data: { ...stat, revision } }),
      },
    )
  })
}
