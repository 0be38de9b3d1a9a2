import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { readTaxSettings } from '@/lib/catalog/taxes/operations/read-tax-settings'
import { canManageTaxes } from '@/lib/catalog/taxes/policy'
import type { ChangeTaxSettings, TaxSettings } from '@/lib/catalog/taxes/schema'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { EditConflictError, ForbiddenError } from '@/lib/platform/errors'
import { editKey } from '@/lib/platform/web/form-values'

/**
 * Sets whether prices include tax, for bookings made from now on, and what is taxed, for invoices issued from now on.
 * Returns the new settings.
 * @throws EditConflictError if they have changed since the page was opened
 */
export async function changeTaxSettings(
  actor: Actor,
  { seen, ...input }: ChangeTaxSettings,
): Promise<TaxSettings> {
  if (!canManageTaxes(actor)) throw new ForbiddenError()
  return db().$transaction(async (tx) => {
    await tx.taxSettings.createMany({ data: { id: 1 }, skipDuplicates: true })
    await lockRow(tx, 'tax_settings', 1)
    const before = await readTaxSettings(tx)
    if (editKey(before) !== seen) throw new EditConflictError()
    const services = await tx.service.findMany({
      where: { id: { in: input.untaxedServiceIds } },
      select: { id: true },
      orderBy: { id: 'asc' },
    })
    const after = { ...input, untaxedServiceIds: services.map(({ id }) => id) }
    if (editKey(before) === editKey(after)) return after
    const { untaxedServiceIds, ...data } = after
    await tx.taxSettings.update({ where: { id: 1 }, data, select: { id: true } })
    await tx.untaxedService.deleteMany({ where: { serviceId: { notIn: untaxedServiceIds } } })
    await tx.untaxedService.createMany({
      data: untaxedServiceIds.map((serviceId) => ({ serviceId })),
      skipDuplicates: true,
    })
    await recordAudit(tx, actor, 'tax.settings-changed', '1', { before, after })
    return after
  })
}
