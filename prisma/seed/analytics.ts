import type { PrismaClient } from '@/prisma/generated/client'
import type { Random } from './random'

const pages = [
  '/portfolio',
  '/portfolio',
  '/portfolio',
  '/dashboard',
  '/dashboard',
  '/book',
  '/book',
  '/photo-gallery',
  '/invoices',
  '/bookings',
  '/admin-messages',
] as const
const days = 30

/** Thirty days of page views and clicks, busier towards today and quieter at weekends. */
export async function seedAnalytics(database: PrismaClient, random: Random) {
  const events = []
  for (let day = days; day >= 0; day--) {
    const morning = new Date(Date.now() - day * 86_400_000)
    const weekend = morning.getUTCDay() === 0 || morning.getUTCDay() === 6
    const views = random.between(25, 45) + (days - day) - (weekend ? 18 : 0)
    for (let view = 0; view < views; view++) {
      const event = {
        pagePath: random.pick(pages),
        createdAt: new Date(morning.getTime() - random.between(0, 36_000_000)),
      }
      events.push({ ...event, eventType: 'page_view' })
      if (random.chance(0.34)) events.push({ ...event, eventType: 'click' })
    }
  }
  await database.analyticsEvent.createMany({ data: events })
}
