import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { readTaxSettings, taxDefaults } from '@/lib/catalog/taxes/operations/read-tax-settings'
import { readTaxTable } from '@/lib/catalog/taxes/operations/read-tax-terms'
import { canManageTaxes, canSeeTaxesOf } from '@/lib/catalog/taxes/policy'
import type { TaxTable } from '@/lib/catalog/taxes/rules/estimate'
import { toManagedRate } from '@/lib/catalog/taxes/rules/managed-rate'
import type { ManagedRate, TaxSettings } from '@/lib/catalog/taxes/schema'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Lists the studio's tax rates by level, place and date, for those who manage them. */
export async function listRates(actor: Actor): Promise<ManagedRate[]> {
  if (!canManageTaxes(actor)) throw new ForbiddenError()
  const rows = await db().taxRate.findMany({
    orderBy: [
      { level: 'asc' },
      { state: { sort: 'asc', nulls: 'last' } },
      { name: 'asc' },
      { startsOn: 'desc' },
    ],
  })
  return rows.map(toManagedRate)
}

/** Returns how the studio taxes, for those who manage it. */
export async function findTaxSettings(actor: Actor): Promise<TaxSettings> {
  if (!canManageTaxes(actor)) throw new ForbiddenError()
  return readTaxSettings(db())
}

/**
 * Returns what estimates the tax on a client's orders; null if the studio's prices include tax.
 * @param clientId the client whom a photographer books for; the actor by default
 */
export async function findTaxTable(actor: Actor, clientId = actor.profileId): Promise<TaxTable | null> {
  if (!canSeeTaxesOf(actor, clientId)) throw new ForbiddenError()
  const settings = await db().taxSettings.findUnique({ where: { id: 1 }, select: { pricesIncludeTax: true } })
  if ((settings ?? taxDefaults).pricesIncludeTax) return null
  return readTaxTable(db(), todayIn((await getStudio()).timeZone), clientId)
}
