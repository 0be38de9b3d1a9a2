import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { openForm } from './queries/open-form'
import type { RequestQuote } from './schema'

/** Creates a studio with two photographers, a client, and three services, one of them inactive. */
export async function makeQuoteStudio() {
  await createStudio()
  const service = {
    category: 'REAL_ESTATE',
    description: '',
    duration: '2 hours',
    durationMinutes: 120,
  } as const
  // Replaces the catalog of a new database.
  await db().service.deleteMany()
  await db().service.createMany({
    data: [
      { ...service, id: 'photo_shoot', name: 'Photo Shoot', priceCents: 29_900, position: 1 },
      { ...service, id: 'house_tour', name: 'House Tour', priceCents: 39_900, position: 2 },
      { ...service, id: 'slides', name: 'Slides', priceCents: 9_900, position: 3, active: false },
    ],
  })
  return {
    ava: await createPerson('PHOTOGRAPHER', 'Ava Holt'),
    noah: await createPerson('PHOTOGRAPHER', 'Noah Calloway'),
    client: await createPerson('CLIENT', 'Dana Whitfield'),
  }
}

/** Returns the input of a visitor who opened the form a minute ago. */
export function filledIn(changed: Partial<RequestQuote> = {}): RequestQuote {
  return {
    ...openForm(new Date(Date.now() - 60_000)),
    reference: '',
    propertyAddress: '61 Sunset Summit, Asheville, NC 28804',
    propertySize: '3,400 sq ft',
    wantedBy: null,
    services: ['house_tour', 'photo_shoot'],
    message: 'Access by the lower gate.',
    projectId: null,
    fullName: 'Helen Ashworth',
    phone: null,
    email: 'helen@ashworth.test',
    ...changed,
  }
}
