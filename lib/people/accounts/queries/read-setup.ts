import 'server-only'
import { withoutClosedDemo } from '@/lib/auth/demo-accounts'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'

/** What must be configured before anyone can sign up. */
export type Setup = { hasOwner: boolean; hasPhotographer: boolean }

/** Returns who can approve accounts: an active photographer, or the owner whom OWNER_EMAIL names. */
export async function readSetup(): Promise<Setup> {
  const photographer = await db().profile.findFirst({
    where: { role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE', user: withoutClosedDemo() },
    select: { id: true },
  })
  return { hasOwner: Boolean(photographer ?? env().OWNER_EMAIL), hasPhotographer: photographer !== null }
}
