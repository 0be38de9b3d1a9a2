import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { convertPrices } from '@/lib/catalog/operations/convert-prices'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { formatCents, type Money, maximumCents, withSameNumber } from '@/lib/platform/money'
import { canManageStudio } from '@/lib/studio/policy'
import { describeCurrencyChange, studioIdentityKey } from '@/lib/studio/rules'
import type { ChangeStudio, StudioDetails } from '@/lib/studio/schema'

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
 * Sets how the studio is called, reached and reckoned with, in force at once. Wall-clock times stay as they read in
 * another time zone; bookings and invoices already made keep their currency, while prices and the late fee keep their
 * numbers. Answers the details now in force.
 * @throws AppError `conflict` when the details no longer read as they did when the page was opened, `invalid` for
 * another currency that was not confirmed
 */
export async function changeStudio(actor: Actor, input: ChangeStudio): Promise<StudioDetails> {
  if (!canManageStudio(actor)) throw new AppError('forbidden', 'Only photographers change the settings.')
  const { seen, currencyConfirmed, ...after } = input
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM studio_settings WHERE id = 1 FOR UPDATE`
    const { lateCancelFeeCents, ...before } = await tx.studioSettings.findUniqueOrThrow({
      where: { id: 1 },
      select: { ...fields, lateCancelFeeCents: true },
    })
    if (studioIdentityKey(before) !== seen) {
      throw new AppError(
        'conflict',
        'Somebody else has changed these details since you opened the page. Nothing was saved.',
      )
    }
    if (studioIdentityKey(before) === studioIdentityKey(after)) return after
    if (before.currency !== after.currency && !currencyConfirmed) {
      const consequence = describeCurrencyChange(before.currency, after.currency)
      throw new AppError('invalid', consequence, {
        currencyConfirmed: [`Please confirm the new currency. ${consequence}`],
      })
    }
    const fee = { cents: lateCancelFeeCents, currency: before.currency }
    await tx.studioSettings.update({
      where: { id: 1 },
      data: { ...after, lateCancelFeeCents: convertFee(fee, after.currency) },
      select: { id: true },
    })
    await convertPrices(tx, after.currency)
    await recordAudit(tx, {
      actorId: actor.profileId,
      action: 'studio.details-changed',
      subject: 'studio',
      subjectId: '1',
      details: whatChanged(before, after),
    })
    return after
  })
}

function convertFee(fee: Money, currency: string): number {
  const cents = withSameNumber(fee, currency)
  if (cents <= maximumCents) return cents
  const maximum = formatCents(maximumCents, currency)
  throw new AppError('conflict', `The late fee is too large for ${currency}: it can be at most ${maximum}.`)
}

/** Only what differs: the log should name the one line that was changed, not repeat the other eight. */
function whatChanged(before: StudioDetails, after: StudioDetails): { before: object; after: object } {
  const names = (Object.keys(fields) as (keyof StudioDetails)[]).filter(
    (name) => before[name] !== after[name],
  )
  const pick = (details: StudioDetails) => Object.fromEntries(names.map((name) => [name, details[name]]))
  return { before: pick(before), after: pick(after) }
}
