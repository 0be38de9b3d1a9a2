import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, EditConflictError, ForbiddenError } from '@/lib/platform/errors'
import { formatCents, maximumCents, withSameNumber } from '@/lib/platform/money/money'
import { editKey } from '@/lib/platform/web/form-values'
import { canManageStudio } from '@/lib/studio/settings/policy'
import type { ChangeStudio, StudioDetails } from '@/lib/studio/settings/schema'
import { confirmCurrencyText, describeCurrencyChange } from '@/lib/studio/settings/words'

const fields = {
  name: true,
  supportEmail: true,
  phone: true,
  address: true,
  timeZone: true,
  hours: true,
  currency: true,
  mailSenderName: true,
  mailSenderAddress: true,
} as const

/**
 * Updates the studio's name, contact details, time zone, currency, and email sender. In a new time zone all wall-clock
 * times keep their local time. In a new currency prices and fees keep their numbers, and existing bookings and
 * invoices keep the old currency. Returns the new details.
 * @param convertAmounts converts the amounts of other domains, in the same transaction
 * @throws AppError `conflict` if the details have changed since the page was opened, `invalid` for a new currency that
 * wasn't confirmed
 */
export async function changeStudio(
  actor: Actor,
  input: ChangeStudio,
  convertAmounts: (tx: Transaction, currencies: { from: string; to: string }) => Promise<void>,
): Promise<StudioDetails> {
  if (!canManageStudio(actor)) throw new ForbiddenError()
  const { seen, currencyConfirmed, ...after } = input
  return db().$transaction(async (tx) => {
    await lockRow(tx, 'studio_settings', 1)
    const { lateCancelFeeCents, travelStepCents, depositCents, ...before } =
      await tx.studioSettings.findUniqueOrThrow({
        where: { id: 1 },
        select: { ...fields, lateCancelFeeCents: true, travelStepCents: true, depositCents: true },
      })
    if (editKey(before) !== seen) throw new EditConflictError()
    if (editKey(before) === editKey(after)) return after
    if (before.currency !== after.currency && !currencyConfirmed) {
      const consequence = describeCurrencyChange(before.currency, after.currency)
      throw new AppError('invalid', consequence, {
        currencyConfirmed: [`${confirmCurrencyText} ${consequence}`],
      })
    }
    await tx.studioSettings.update({
      where: { id: 1 },
      data: {
        ...after,
        lateCancelFeeCents: convertFee(lateCancelFeeCents, 'late fee', before, after),
        depositCents: convertFee(depositCents, 'deposit', before, after),
        travelStepCents: convertFee(travelStepCents, 'travel fee', before, after),
      },
      select: { id: true },
    })
    await convertAmounts(tx, { from: before.currency, to: after.currency })
    await recordAudit(tx, actor, 'studio.details-changed', '1', whatChanged(before, after))
    return after
  })
}

type InCurrency = { currency: string }

function convertFee(feeCents: number, name: string, before: InCurrency, { currency }: InCurrency): number {
  const cents = withSameNumber({ cents: feeCents, currency: before.currency }, currency)
  if (cents <= maximumCents) return cents
  const maximum = formatCents(maximumCents, currency)
  throw new AppError('conflict', `The ${name} is too large for ${currency}. The maximum is ${maximum}.`)
}

/** Returns only the values that differ, so that the audit log doesn't repeat the others. */
function whatChanged(before: StudioDetails, after: StudioDetails): { before: object; after: object } {
  const names = (Object.keys(fields) as (keyof StudioDetails)[]).filter(
    (name) => before[name] !== after[name],
  )
  const pick = (details: StudioDetails) => Object.fromEntries(names.map((name) => [name, details[name]]))
  return { before: pick(before), after: pick(after) }
}
