import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'
import { deleteFiles } from '@/lib/studio/uploads/operations/delete-files'

type Chosen = { id?: string; clientId?: string }

/**
 * Removes certificates, so that no further invoice relies on them. Those that an invoice relies on stay with their files, as
 * the books need them; the others are deleted.
 */
export async function deleteExemptions(tx: Transaction, chosen: Chosen): Promise<void> {
  const unused = await tx.taxExemption.findMany({
    where: { ...chosen, invoices: { none: {} } },
    select: { id: true, fileId: true },
  })
  await tx.taxExemption.deleteMany({ where: { id: { in: unused.map(({ id }) => id) } } })
  await deleteFiles(
    tx,
    unused.map(({ fileId }) => ({ id: fileId })),
  )
  await tx.taxExemption.updateMany({ where: { ...chosen, removedAt: null }, data: { removedAt: now() } })
}
