import 'server-only'
import { type Actor, mayEnter } from '@/lib/auth/actor'
import { teamRoles } from '@/lib/auth/rules/capabilities'
import { offering, slotsAhead } from '@/lib/calendar/availability/policy'
import { formatRate } from '@/lib/catalog/taxes/rules/rate-text'
import { db } from '@/lib/platform/data/db'
import { env, placeholderStudio } from '@/lib/platform/environment/env'
import {
  dateFromDatabase,
  formatShortDay,
  timeFromDatabase,
  timeRange,
} from '@/lib/platform/time/calendar-date'
import { now } from '@/lib/platform/time/clock'
import { weekdaysInWords } from '@/lib/platform/time/week'
import { countOf } from '@/lib/platform/words'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import {
  isMarkable,
  listStepsLeft,
  type OpeningFacts,
  type OpeningStep,
  openingSteps,
  type StepReport,
  toStepReports,
} from '@/lib/studio/settings/rules/opening'
import { readServices } from '@/lib/studio/system/queries/read-services'
import type { ServiceReport } from '@/lib/studio/system/schema'

/** How far the owner has opened the studio. */
export type Opening = {
  steps: StepReport[]
  /** The first time that clients can book: `Thu, Dec 3 at 09:00`. */
  firstTime: string | null
  bookingLink: string
  services: ServiceReport[]
}

/** Returns how far the owner has opened the studio, as the records show it. */
export async function readOpening(actor: Actor): Promise<Opening> {
  const services = readServices(actor)
  const [facts, firstTime, { openingMarks }] = await Promise.all([
    readFacts(actor, openingSteps, services),
    findFirstTime(),
    getStudio(),
  ])
  return {
    steps: toStepReports(facts, openingMarks),
    firstTime,
    bookingLink: `${env().APP_URL}/book`,
    services: await services,
  }
}

/**
 * Returns the steps that the owner hasn't finished; null for everyone else, and once nothing is left. Records are read only
 * for steps that weren't confirmed or put off.
 */
export async function findUnfinishedOpening(actor: Actor): Promise<StepReport[] | null> {
  if (!mayEnter('owner', actor)) return null
  const { openingMarks } = await getStudio()
  const unmarked = openingSteps.filter((step) => !isMarkable(step) || !openingMarks.includes(step))
  const needsServices = unmarked.some((step) => step === 'payments' || step === 'email')
  const facts = await readFacts(actor, unmarked, needsServices ? readServices(actor) : Promise.resolve([]))
  const steps = toStepReports(facts, openingMarks)
  return listStepsLeft(steps).length > 0 ? steps : null
}

async function readFacts(
  actor: Actor,
  steps: readonly OpeningStep[],
  services: Promise<ServiceReport[]>,
): Promise<OpeningFacts> {
  const readers: Record<OpeningStep, () => Promise<string | null>> = {
    name: readName,
    hours: () => readHours(actor),
    services: readOffer,
    tax: readTax,
    payments: async () => describeService('payments', await services),
    email: async () => describeService('email', await services),
    project: readProjects,
    import: readClients,
    team: readTeam,
    link: readOwnClients,
  }
  const entries = openingSteps.map(async (step) => [
    step,
    steps.includes(step) ? await readers[step]() : null,
  ])
  return Object.fromEntries(await Promise.all(entries))
}

async function readName(): Promise<string | null> {
  const { name, supportEmail } = await getStudio()
  const isOwn = name !== placeholderStudio.name && supportEmail !== placeholderStudio.supportEmail
  return isOwn ? name : null
}

/** How many weekly hours are named. */
const namedHours = 2

/** The reader's own hours, or else a colleague's. They end after some weeks, so a booking also shows that there were some. */
async function readHours(actor: Actor): Promise<string | null> {
  const [patterns, slot, booking] = await Promise.all([
    db().weeklyPattern.findMany({
      where: { photographer: offering },
      orderBy: [{ startTime: 'asc' }, { createdAt: 'asc' }],
      select: { photographerId: true, weekdays: true, startTime: true, endTime: true },
      take: 100,
    }),
    db().availabilitySlot.findFirst({ where: { photographer: offering }, select: { id: true } }),
    findBooking(),
  ])
  const own = patterns.filter(({ photographerId }) => photographerId === actor.profileId)
  const shown = own.length > 0 ? own : patterns
  if (shown.length === 0) return slot || booking ? 'Open times added' : null
  const texts = shown.slice(0, namedHours).map(({ weekdays, startTime, endTime }) => {
    const range = { startTime: timeFromDatabase(startTime), endTime: timeFromDatabase(endTime) }
    return `${weekdaysInWords(weekdays)}, ${timeRange(range)}`
  })
  const more = shown.length > namedHours ? ` and ${shown.length - namedHours} more` : ''
  return `${texts.join('; ')}${more}`
}

async function readOffer(): Promise<string | null> {
  const count = await db().service.count({ where: { active: true, kind: { not: 'ADD_ON' } } })
  return count > 0 ? countOf(count, 'service') : null
}

async function readTax(): Promise<string | null> {
  const [rate, count, settings] = await Promise.all([
    db().taxRate.findFirst({
      orderBy: [{ startsOn: 'desc' }, { level: 'asc' }, { id: 'asc' }],
      select: { name: true, rateThousandths: true },
    }),
    db().taxRate.count(),
    db().taxSettings.findFirst({ select: { pricesIncludeTax: true } }),
  ])
  if (count > 1) return countOf(count, 'rate')
  if (rate) return `${rate.name}, ${formatRate(rate.rateThousandths)}`
  return settings?.pricesIncludeTax ? 'Prices include tax' : null
}

function describeService(name: 'payments' | 'email', services: readonly ServiceReport[]): string | null {
  const report = services.find((service) => service.name === name)
  if (report?.state !== 'working') return null
  return report.setting.startsWith('Sandbox') ? 'Works, in the sandbox' : 'Works'
}

async function readProjects(): Promise<string | null> {
  const count = await db().portfolioItem.count({ where: { deletedAt: null, published: true } })
  return count > 0 ? countOf(count, 'project') : null
}

async function readTeam(): Promise<string | null> {
  const [members, invitations] = await Promise.all([
    db().profile.count({ where: { role: { in: [...teamRoles] }, accountStatus: 'ACTIVE' } }),
    db().teamInvitation.count(),
  ])
  // The owner is a member too.
  const colleagues = members - 1 + invitations
  return colleagues > 0 ? countOf(colleagues, 'colleague') : null
}

async function readClients(): Promise<string | null> {
  const count = await db().profile.count({ where: { role: 'CLIENT', accountStatus: 'ACTIVE' } })
  return count > 0 ? countOf(count, 'client') : null
}

/** Clients who came by themselves show that the link was shared; imported ones don't. */
async function readOwnClients(): Promise<string | null> {
  const [count, booking] = await Promise.all([
    db().profile.count({ where: { role: 'CLIENT', accountStatus: 'ACTIVE', importId: null } }),
    findBooking(),
  ])
  return count > 0 || booking ? countOf(count, 'client') : null
}

/** Finds a shoot that was booked here, not an imported one. */
async function findBooking() {
  return await db().booking.findFirst({ where: { importedAt: null }, select: { id: true } })
}

async function findFirstTime(): Promise<string | null> {
  const { timeZone } = await getStudio()
  const slot = await db().availabilitySlot.findFirst({
    where: {
      ...slotsAhead({ now: now(), timeZone }),
      isAvailable: true,
      claim: null,
      photographer: offering,
    },
    orderBy: [{ date: 'asc' }, { startTime: 'asc' }],
    select: { date: true, startTime: true },
  })
  if (!slot) return null
  return `${formatShortDay(dateFromDatabase(slot.date))} at ${timeFromDatabase(slot.startTime)}`
}
