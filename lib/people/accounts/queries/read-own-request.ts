import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { OwnRequest } from '@/lib/people/accounts/schema/signing-in'
import { denialNote } from '@/lib/people/accounts/words/approval'
import { db } from '@/lib/platform/data/db'
import { formatInstantDate } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Returns when the actor's account was requested, verified, and decided. */
export async function readOwnRequest(actor: Actor): Promise<OwnRequest> {
  const [user, { timeZone }] = await Promise.all([
    db().user.findUniqueOrThrow({
      where: { id: actor.userId },
      select: {
        createdAt: true,
        emailVerifiedAt: true,
        approval: { select: { createdAt: true, approvedAt: true, adminNotes: true } },
      },
    }),
    getStudio(),
  ])
  const onDay = (instant: Date | null | undefined) => (instant ? formatInstantDate(instant, timeZone) : null)
  return {
    requestedOn: formatInstantDate(user.approval?.createdAt ?? user.createdAt, timeZone),
    verifiedOn: onDay(user.emailVerifiedAt),
    decidedOn: onDay(user.approval?.approvedAt),
    note: customNote(user.approval?.adminNotes),
  }
}

/** Leaves out the default note, which only repeats what the page says. */
function customNote(note: string | null | undefined): string | null {
  return note && note !== denialNote ? note : null
}
