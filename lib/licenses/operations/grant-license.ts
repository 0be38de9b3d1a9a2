import 'server-only'
import { chooseTerms } from '@/lib/licenses/rules/choose-terms'
import type { Transaction } from '@/lib/platform/db'
import { readSettings } from './read-settings'

const termFields = { kind: true, text: true, boardsText: true } as const

/**
 * Records the license that a paid invoice grants, as it is offered at this moment; it never changes afterward. Does nothing
 * for an invoice without photos. Idempotent. The caller has locked the invoice.
 */
export async function grantLicense(tx: Transaction, invoiceId: string): Promise<void> {
  const { delivery, transfer } = await tx.invoice.findUniqueOrThrow({
    where: { id: invoiceId },
    select: {
      delivery: { select: { totalPhotos: true, license: { select: termFields } } },
      transfer: { select: { ...termFields, delivery: { select: { totalPhotos: true } } } },
    },
  })
  const photos = transfer?.delivery ?? delivery
  if (!photos) return
  const { kind, text, boardsText } = transfer ?? delivery?.license ?? chooseTerms(await readSettings(tx))
  await tx.soldLicense.createMany({
    data: { invoiceId, kind, text, boardsText, photoCount: photos.totalPhotos },
    skipDuplicates: true,
  })
}
