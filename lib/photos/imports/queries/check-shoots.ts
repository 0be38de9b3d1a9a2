import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { imported } from '@/lib/booking/bookings/policy'
import { checkLimit } from '@/lib/photos/imports/limits'
import { canImportShoots } from '@/lib/photos/imports/policy'
import { checkRows, readShoot } from '@/lib/photos/imports/rules/check-rows'
import type { CheckShoots, ShootsCheck } from '@/lib/photos/imports/schema'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { findClients } from './find-clients'
import { importKey } from './import-key'

/** Returns what importing the rows of a file would do, and changes nothing. @throws AppError `forbidden`, `too-many-requests` */
export async function checkShoots(actor: Actor, { rows }: CheckShoots): Promise<ShootsCheck> {
  if (!canImportShoots(actor)) throw new ForbiddenError()
  await consumeAttempt(checkLimit, actor.profileId)
  const today = todayIn((await getStudio()).timeZone)
  const shoots = rows.flatMap((row) => readShoot(row, today).shoot ?? [])
  const clients = await findClients(
    db(),
    actor,
    shoots.map(({ email }) => email),
  )
  const known = await db().booking.findMany({
    where: { AND: [imported, { idempotencyKey: { in: shoots.map(importKey) } }] },
    select: { clientId: true, idempotencyKey: true },
  })
  const keys = new Set(known.map(({ clientId, idempotencyKey }) => `${clientId} ${idempotencyKey}`))
  return {
    rows: checkRows(rows, {
      today,
      clientOf: (email) => clients.get(email),
      isImported: ({ id }, shoot) => keys.has(`${id} ${importKey(shoot)}`),
    }),
  }
}
