import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Offers the services of an import that aren't. Call it with the catalog locked. Returns how many. */
export async function offerImportedServices(tx: Transaction, importId: string): Promise<number> {
  const { count } = await tx.service.updateMany({
    where: { importId, active: false },
    data: { active: true },
  })
  return count
}
