import 'server-only'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'

/** What must be configured before anyone can sign up. */
export type Setup = { hasOwner: boolean; takesTestCards: boolean }

/** Returns the setup's state. `hasOwner`: someone can approve accounts, or OWNER_EMAIL names who will. */
export async function readSetup(): Promise<Setup> {
  const photographer = await db().profile.findFirst({
    where: { role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE' },
    select: { id: true },
  })
  const { OWNER_EMAIL, STRIPE_API_URL } = env()
  return { hasOwner: Boolean(photographer ?? OWNER_EMAIL), takesTestCards: Boolean(STRIPE_API_URL) }
}
