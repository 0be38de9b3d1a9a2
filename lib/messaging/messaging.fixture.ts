import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { createStudio } from '@/lib/studio/settings/studio.fixture'

/** A studio with two photographers and two clients. */
export async function makeConversationPeople() {
  await createStudio()
  return {
    client: await createPerson('CLIENT', 'Dana Whitfield'),
    stranger: await createPerson('CLIENT', 'Teo Lindqvist'),
    ava: await createPerson('PHOTOGRAPHER', 'Ava Holt'),
    noah: await createPerson('PHOTOGRAPHER', 'Noah Calloway'),
  }
}
