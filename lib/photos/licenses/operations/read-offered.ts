import 'server-only'
import { chooseTerms } from '@/lib/photos/licenses/rules/choose-terms'
import type { LicenseTerms } from '@/lib/photos/licenses/schema'
import type { Transaction } from '@/lib/platform/data/db'
import { readSettings } from './read-settings'

/** The fields of a license's terms. */
export const termFields = { kind: true, text: true, boardsText: true } as const

type Offer = {
  /** The transfer through which the reader has the photos. */
  transfer: LicenseTerms | null | undefined
  /** What was chosen for the delivery. */
  license: LicenseTerms | null | undefined
}

/** Returns the terms offered with a delivery; the studio's default ones where none were chosen. */
export async function readOffered(
  tx: Pick<Transaction, 'licenseSettings'>,
  { transfer, license }: Offer,
): Promise<LicenseTerms> {
  const { kind, text, boardsText } = transfer ?? license ?? chooseTerms(await readSettings(tx))
  return { kind, text, boardsText }
}
