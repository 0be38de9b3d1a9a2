import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxStatements } from '@/lib/billing/pay/limits'
import { readDrafts } from '@/lib/billing/pay/operations/read-drafts'
import { readEntries } from '@/lib/billing/pay/operations/read-entries'
import { payVisibleTo, statementsVisibleTo } from '@/lib/billing/pay/policy'
import type { StatementState } from '@/lib/billing/pay/rules/entries'
import { approvalProblem, type Entry, entriesOf } from '@/lib/billing/pay/rules/entries'
import type { Period } from '@/lib/billing/pay/rules/periods'
import { db } from '@/lib/platform/data/db'
import { dateFromDatabase, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

type Person = { id: string; fullName: string; avatarFileId: string | null }

/** A photographer's statement that ends in a period, or what they have earned up to its end and isn't approved. */
export type PeriodStatement = {
  photographer: Person
  period: Period
  state: StatementState
  entries: Entry[]
  totalCents: number
  currency: string
  /** Whether nothing is in the way of approving it. */
  isApprovable: boolean
}

/**
 * Lists the statements of a period that the actor may see, by the photographers' names. Leaves out those who left the studio
 * and have nothing to be paid for.
 */
export async function listPeriod(actor: Actor, period: Period): Promise<PeriodStatement[]> {
  const [people, approved] = await Promise.all([listPeople(actor), listApproved(actor, period)])
  const done = new Set(
    approved
      .filter((statement) => statement.period.startsOn === period.startsOn)
      .map(({ photographer }) => photographer.id),
  )
  const open = await listOpen(
    people.filter(({ id }) => !done.has(id)),
    period,
  )
  return [...approved, ...open].sort(
    ({ photographer: one }, { photographer: other }) =>
      one.fullName.localeCompare(other.fullName) || (one.id < other.id ? -1 : 1),
  )
}

function listPeople(actor: Actor) {
  return db().profile.findMany({
    where: payVisibleTo(actor),
    select: { id: true, fullName: true, avatarFileId: true, accountStatus: true },
    orderBy: { id: 'asc' },
    take: maxStatements,
  })
}

async function listOpen(
  people: Awaited<ReturnType<typeof listPeople>>,
  period: Period,
): Promise<PeriodStatement[]> {
  const { timeZone, currency } = await getStudio()
  const photographerIds = people.map(({ id }) => id)
  const drafts = await readDrafts(db(), { photographerIds, until: period.endsOn, timeZone })
  return people.flatMap(({ accountStatus, ...photographer }) => {
    const draft = drafts.get(photographer.id)
    const entries = draft ? entriesOf(draft) : []
    if (accountStatus !== 'ACTIVE' && entries.length === 0) return []
    const state = draft ? ('OPEN' as const) : ('NO_TERMS' as const)
    const totalCents = draft?.totalCents ?? 0
    const problem = approvalProblem(draft ?? null, period.endsOn, todayIn(timeZone))
    return [
      {
        photographer,
        period,
        state,
        entries,
        totalCents,
        isApprovable: problem === null,
        currency: draft?.terms.currency ?? currency,
      },
    ]
  })
}

async function listApproved(actor: Actor, { startsOn, endsOn }: Period): Promise<PeriodStatement[]> {
  const endsInPeriod = { endsOn: { gte: dateToDatabase(startsOn), lte: dateToDatabase(endsOn) } }
  const rows = await db().payStatement.findMany({
    where: { AND: [endsInPeriod, statementsVisibleTo(actor)] },
    select: {
      id: true,
      startsOn: true,
      endsOn: true,
      totalCents: true,
      currency: true,
      paidOn: true,
      photographer: { select: { id: true, fullName: true, avatarFileId: true } },
    },
    orderBy: { id: 'asc' },
    take: maxStatements,
  })
  const entries = await readEntries(db(), { statementId: { in: rows.map(({ id }) => id) } })
  return rows.map(({ id, paidOn, ...row }) => ({
    ...row,
    period: { startsOn: dateFromDatabase(row.startsOn), endsOn: dateFromDatabase(row.endsOn) },
    state: paidOn ? 'PAID' : 'APPROVED',
    isApprovable: false,
    entries: entries.filter(({ statementId }) => statementId === id),
  }))
}
