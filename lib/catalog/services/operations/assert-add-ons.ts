import 'server-only'
import { serviceGoneText } from '@/lib/catalog/services/words/orders'
import type { Transaction } from '@/lib/platform/data/db'
import { FieldError } from '@/lib/platform/errors'

/**
 * Checks that these are add-ons of the catalog, offered or not.
 * @param field the form's field that shows the error
 * @throws FieldError for one that isn't
 */
export async function assertAddOns(
  tx: Pick<Transaction, 'service'>,
  ids: readonly string[],
  field: string,
): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const count = await tx.service.count({ where: { id: { in: wanted }, kind: 'ADD_ON' } })
  if (count < wanted.length) throw new FieldError(field, serviceGoneText)
}
