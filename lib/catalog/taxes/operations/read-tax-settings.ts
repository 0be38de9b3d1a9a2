import 'server-only'
import type { TaxSettings } from '@/lib/catalog/taxes/schema'
import type { Transaction } from '@/lib/platform/data/db'

/** What counts as long as nothing is set. */
export const taxDefaults = {
  pricesIncludeTax: true,
  taxesTravel: true,
  taxesLateFees: true,
  taxesRevisionRounds: true,
  taxesLicenses: true,
  taxesOther: true,
  taxNumber: null,
}

/** Reads how the studio taxes. */
export async function readTaxSettings(
  tx: Pick<Transaction, 'taxSettings' | 'untaxedService'>,
): Promise<TaxSettings> {
  const [row, untaxed] = [
    await tx.taxSettings.findUnique({ where: { id: 1 }, omit: { id: true } }),
    await tx.untaxedService.findMany({ select: { serviceId: true }, orderBy: { serviceId: 'asc' } }),
  ]
  return { ...taxDefaults, ...row, untaxedServiceIds: untaxed.map(({ serviceId }) => serviceId) }
}
