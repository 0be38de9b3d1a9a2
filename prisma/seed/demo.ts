import { hashNewPassword } from '@/lib/auth/password'
import { createStatementsUntil } from '@/lib/billing/statements/commands/create-due-statements'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { addJob } from '@/lib/platform/jobs/queue'
import { now, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { seedAnalytics } from './analytics'
import { seedAvailability } from './availability'
import { seedBookings } from './bookings'
import { payStatements, seedBrokerages } from './brokerages'
import { seedCoupons, seedTaxes } from './catalog-terms'
import { seedClientActivity } from './client-activity'
import { seedConversations } from './conversations'
import { seedDeliveries } from './deliveries'
import { seedEditing } from './editing'
import { seedNotifications } from './notifications'
import { seedPay } from './pay'
import { type Person, seedPeople } from './people'
import { seedPortfolio } from './portfolio'
import { seedPropertyPage } from './property-pages'
import { seedQuotes } from './quotes'
import { openRandom } from './random'
import { seedShotList } from './shot-list'
import { seedSizedServices } from './sized-services'
import { seedStudio } from './studio'
import { seedToday } from './today'
import { seedTwilight } from './twilight'
import { seedWeather } from './weather'

const demoPassword = 'Northlight-2026'
/** Before the first of their bookings. */
const foundedDaysAgo = 110
/** One password hash for all accounts. */
const hashDemoPassword = () =>
  hashNewPassword(demoPassword, { email: 'ava@northlight.test', fullName: 'Ava' }, 'password')

/**
 * Seeds an empty database with a working studio, where the demo is on. Does nothing if there are accounts, so that demo accounts
 * are never added to a real portal.
 */
async function seedDemo(): Promise<void> {
  if (!env().NORTHLIGHT_DEMO) throw new Error('Set NORTHLIGHT_DEMO=1 to seed the demo.')
  const database = db()
  if ((await database.user.count()) > 0) return
  const startedAt = now()
  const random = openRandom(2026)
  const studio = await getStudio()
  await seedStudio(database)
  const people = await seedPeople(database, await hashDemoPassword(), new Date())
  const everyone = [...people.values()]
  const clients = everyone.filter((person) => person.role === 'CLIENT')
  const services = new Map((await database.service.findMany()).map((service) => [service.id, service]))
  const photographers: [Person, Person] = [
    person(people, 'ava@northlight.test'),
    person(people, 'noah@northlight.test'),
  ]
  const bookings = await seedBookings(
    database,
    random,
    todayIn(studio.timeZone),
    photographers,
    clients,
    services,
  )
  await seedAvailability(todayIn(studio.timeZone), photographers)
  await seedTwilight(database, todayIn(studio.timeZone), studio.timeZone, photographers[0])
  await seedSizedServices(database)
  await seedShotList(database)
  await seedBrokerages(database, {
    foundedAt: new Date(startedAt.getTime() - foundedDaysAgo * 86_400_000),
    paying: [
      person(people, 'priya@summitridge.test'),
      person(people, 'hana@montfordhomes.test'),
      person(people, 'jose@carverandsons.test'),
    ],
    others: [
      {
        name: 'Harbor Realty',
        logo: 'harbor-realty',
        members: [person(people, 'nadia@harborrealty.test'), person(people, 'sam@harborrealty.test')],
      },
      {
        name: 'Oak & Main',
        logo: 'oak-and-main',
        members: [person(people, 'marcus@oakandmain.test'), person(people, 'mia@oakandmain.test')],
      },
    ],
  })
  await seedTaxes(database)
  await seedCoupons(database, {
    today: todayIn(studio.timeZone),
    client: person(people, 'mia@oakandmain.test'),
    bookings,
  })
  const photoIds = await seedDeliveries(database, random, bookings, person(people, 'sam@harborrealty.test'))
  await seedClientActivity(database, {
    now: now(),
    timeZone: studio.timeZone,
    photographer: photographers[0],
    client: person(people, 'sam@harborrealty.test'),
    other: person(people, 'mia@oakandmain.test'),
    newAgent: person(people, 'teo@lindenandco.test'),
  })
  await createStatementsUntil(todayIn(studio.timeZone), studio.timeZone)
  await payStatements(database, { now: now(), timeZone: studio.timeZone, owner: photographers[0] })
  await seedPropertyPage(database, person(people, 'sam@harborrealty.test'), todayIn(studio.timeZone))
  await seedPay(database, { today: todayIn(studio.timeZone), timeZone: studio.timeZone, photographers })
  await seedConversations(database, people, photographers[0])
  await seedQuotes(database, services, photographers[0])
  await seedPortfolio(database)
  await seedAnalytics(database, random, {
    today: todayIn(studio.timeZone),
    timeZone: studio.timeZone,
    until: startedAt,
  })
  await seedNotifications(database, people, bookings)
  await seedWeather(database, {
    clientId: person(people, 'sam@harborrealty.test').profileId,
    timeZone: studio.timeZone,
  })
  await seedToday(database, {
    today: todayIn(studio.timeZone),
    timeZone: studio.timeZone,
    photographer: photographers[0],
    clients: [
      person(people, 'sam@harborrealty.test'),
      person(people, 'mia@oakandmain.test'),
      person(people, 'rafael@okonkwohomes.test'),
    ],
    services,
    now: now(),
  })
  await seedEditing(database, {
    now: now(),
    today: todayIn(studio.timeZone),
    editor: person(people, 'elle@northlight.test'),
  })
  for (const photoId of photoIds)
    await addJob(database, 'make-derivatives', { photoId }, { key: `derivatives:${photoId}`, priority: 20 })
}

function person(people: Map<string, Person>, email: string): Person {
  const found = people.get(email)
  if (!found) throw new Error(`the demo has no ${email}`)
  return found
}

await seedDemo()
await db().$disconnect()
