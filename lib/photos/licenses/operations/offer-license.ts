import 'server-only'
import { chooseTerms } from '@/lib/photos/licenses/rules/choose-terms'
import type { Transaction } from '@/lib/platform/data/db'
import type { LicenseKind } from '@/prisma/generated/enums'
import { readSettings } from './read-settings'

/**
 * Offers a license with a delivery, with the text that the studio has now; the studio's default kind if none is given.
 * Returns its kind.
 */
export async function offerLicense(
  tx: Transaction,
  deliveryId: string,
  kind?: LicenseKind,
): Promise<LicenseKind> {
  const terms = chooseTerms(await readSettings(tx), kind)
  await tx.deliveryLicense.upsert({
    where: { deliveryId },
    create: { deliveryId, ...terms },
    update: terms,
    select: { deliveryId: true },
  })
  return terms.kind
}
