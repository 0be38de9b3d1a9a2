import 'server-only'
import { randomUUID } from 'node:crypto'
import { numberedSlug, slugOf } from '@/lib/photos/property-pages/rules/slug'
import type { PageContent } from '@/lib/photos/property-pages/schema/editing'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'

/**
 * Returns the page of a delivery, and creates it with this content and a free slug if there's none. Locks the delivery, so
 * that there's only one.
 */
export async function ensurePage(
  tx: Transaction,
  delivery: { id: string; address: string },
  content: PageContent,
): Promise<{ id: string; version: number; published: boolean }> {
  await lockRow(tx, 'media_deliveries', delivery.id, 'NO KEY UPDATE')
  const select = { id: true, version: true, published: true } as const
  const found = await tx.propertyPage.findUnique({ where: { deliveryId: delivery.id }, select })
  if (found) return found
  const slug = slugOf(delivery.address)
  for (let attempt = 1; ; attempt += 1) {
    const data = { id: randomUUID(), deliveryId: delivery.id, slug: numberedSlug(slug, attempt), content }
    const { count } = await tx.propertyPage.createMany({ data: [data], skipDuplicates: true })
    if (count === 1) return { id: data.id, version: 1, published: false }
  }
}
