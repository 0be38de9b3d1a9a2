import { editKey } from '@/lib/platform/web/form-values'
import type { PortalFixture } from './portal-fixture'

/** Returns what the client's profile form shows, without which a change counts as an edit conflict. */
export async function readSeenProfile({
  database,
  people,
}: Pick<PortalFixture, 'database' | 'people'>): Promise<string> {
  const profile = await database.profile.findUniqueOrThrow({
    where: { id: people.client.profileId },
    select: { fullName: true, phone: true, company: true },
  })
  return editKey(profile)
}
