import 'server-only'
import type { TaxTable } from '@/lib/catalog/taxes/rules/estimate'
import { type Exemption, findExemption } from '@/lib/catalog/taxes/rules/exemption'
import { toManagedRate } from '@/lib/catalog/taxes/rules/managed-rate'
import { pickRates } from '@/lib/catalog/taxes/rules/pick-rates'
import type { TaxPlace } from '@/lib/catalog/taxes/rules/place'
import type { TaxComponent } from '@/lib/catalog/taxes/rules/tax-component'
import type { TaxedThings } from '@/lib/catalog/taxes/rules/taxable'
import type { Transaction } from '@/lib/platform/data/db'
import { type CalendarDate, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { readTaxSettings } from './read-tax-settings'

export type TaxReader = Pick<Transaction, 'taxExemption' | 'taxRate' | 'taxSettings' | 'untaxedService'>

/**
 * Reads the taxes that a sale to a client at a place is subject to on a day, what is taxed, and the certificate that exempts
 * the client from them.
 */
export async function readTaxTerms(
  tx: TaxReader,
  sale: { clientId: string; place: TaxPlace; on: CalendarDate },
): Promise<{ components: TaxComponent[]; things: TaxedThings; exemptionId: string | null }> {
  const { rates, exemptions, ...things } = await readTaxTable(tx, sale.on, sale.clientId)
  const components = pickRates(rates, sale.place, sale.on)
  const exemptionId = components.length > 0 ? (findExemption(exemptions, sale.place)?.id ?? null) : null
  return { components: exemptionId ? [] : components, things, exemptionId }
}

/** Reads all rates, what is taxed, and a client's certificates, to estimate the taxes of several sales. */
export async function readTaxTable(tx: TaxReader, today: CalendarDate, clientId: string): Promise<TaxTable> {
  const exemptions = await listValidExemptions(tx, clientId, today)
  const things = await readTaxSettings(tx)
  const rows = await tx.taxRate.findMany({ orderBy: [{ startsOn: 'asc' }, { createdAt: 'asc' }] })
  return { ...things, rates: rows.map(toManagedRate), today, exemptions }
}

/** Returns a client's certificates that are valid on a day, the newest first. */
function listValidExemptions(tx: TaxReader, clientId: string, on: CalendarDate): Promise<Exemption[]> {
  return tx.taxExemption.findMany({
    where: {
      clientId,
      removedAt: null,
      OR: [{ expiresOn: null }, { expiresOn: { gte: dateToDatabase(on) } }],
    },
    select: { id: true, state: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
}
