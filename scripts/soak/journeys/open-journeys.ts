import type { PrismaClient } from '@/prisma/generated/client'
import type { SoakPortal } from '@/scripts/soak/soak-portal'
import { choice } from './choice'
import { credit } from './credit'
import { deposit, lateFee, returnedDeposit, usedDeposit } from './deposits'
import { lostDispute, wonDispute } from './disputes'
import type { Journey, Outcome } from './journey'
import { messages } from './messages'
import { openPayments } from './payments'
import { openShoots } from './shoots'
import { split } from './split'
import { statement } from './statement'
import { openVisitors } from './visitors'

const journeys: readonly Journey[] = [
  messages,
  credit,
  usedDeposit,
  split,
  choice,
  lostDispute,
  statement,
  lateFee,
  wonDispute,
  returnedDeposit,
]

/** Prepares the studio, and returns what plays its journeys in turn. */
export async function openJourneys(portal: SoakPortal, database: PrismaClient) {
  const visitors = await openVisitors(portal, database)
  const shoots = openShoots(portal, database, visitors)
  const payments = openPayments(portal, database, visitors)
  const steps = { portal, database, visitors, shoots, payments }
  const finished = new Map<string, number>()
  let turn = 0

  await visitors.persist('prepare the studio', async () => {
    // The portal creates its settings when it's first asked for a page.
    await (await fetch(portal.url)).text()
    await database.studioSettings.update({ where: { id: 1 }, data: deposit })
  })

  /** @throws Error that says which journey failed, and where */
  async function playNext(): Promise<Outcome[]> {
    const journey = journeys[turn % journeys.length] ?? messages
    turn += 1
    try {
      const outcomes = await journey.play(steps)
      finished.set(journey.name, (finished.get(journey.name) ?? 0) + 1)
      return outcomes
    } catch (error) {
      throw new Error(`${journey.name}: ${error instanceof Error ? error.message : error}`)
    }
  }

  return {
    playNext,
    /** How often each journey was finished; 0 for those that never were. */
    finished: () => journeys.map(({ name }) => [name, finished.get(name) ?? 0] as const),
    retries: visitors.retries,
  }
}
