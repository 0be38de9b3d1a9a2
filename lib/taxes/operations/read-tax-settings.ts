import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { TaxSettings } from '@/lib/taxes/schema'

const defaults = {
  pricesIncludeTax: true,
  taxesTravel: true,
  taxesLateFees: true,
  taxesRevisionRounds: true,
  taxesLicenses: true,
  taxesOther: true,
  taxNumber: null,
}

/** Reads whether the studio's prices include tax, so that none is added to them. */
export async function readPricesIncludeTax(tx: Pick<Transaction, 'taxSettings'>): Promise<boolean> {
  const row = await tx.taxSettings.findUnique({ where: { id: 1 }, select: { pricesIncludeTax: true } })
  return row?.pricesIncludeTax ?? defaults.pricesIncludeTax
}

/** Reads how the studio taxes. */
export async function readTaxSettings(
  tx: Pick<Transaction, 'taxSettings' | 'untaxedService'>,
): Promise<TaxSettings> {
  const [row, untaxed] = [
    await tx.taxSettings.findUnique({ where: { id: 1 }, omit: { id: true } }),
    await tx.untaxedService.findMany({ select: { serviceId: true }, orderBy: { serviceId: 'asc' } }),
  ]
  return { ...defaults, ...row, untaxedServiceIds: untaxed.map(({ serviceId }) => serviceId) }
}
