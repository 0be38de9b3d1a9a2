import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Returns the names of all services of the catalog, offered or not, in lower case. */
export async function findServiceNames(tx: Pick<Transaction, 'service'>): Promise<Set<string>> {
  const services = await tx.service.findMany({ select: { name: true } })
  return new Set(services.map(({ name }) => name.toLowerCase()))
}
