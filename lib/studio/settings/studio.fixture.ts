import { db } from '@/lib/platform/data/db'

/** Creates the studio's settings, which invoices, emails, and times depend on. */
export async function createStudio() {
  await db().studioSettings.create({
    data: {
      id: 1,
      name: 'Northlight',
      supportEmail: 'studio@northlight.test',
      timeZone: 'America/New_York',
      hours: 'Mon-Fri 9AM-6PM EST',
    },
  })
}
