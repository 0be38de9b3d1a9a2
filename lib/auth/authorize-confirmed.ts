import 'server-only'
import { redirect } from 'next/navigation'
import { isRecentlyConfirmed } from '@/lib/factors/rules'
import { now } from '@/lib/platform/clock'
import { readViewerSession } from './viewer'

/** Redirects to the page that asks for every factor, unless this session's person proved who they are recently. */
export async function requireRecentConfirmation(path: string): Promise<void> {
  const session = await readViewerSession()
  if (isRecentlyConfirmed(session?.confirmedAt ?? null, now())) return
  redirect(`/profile/security/confirm?next=${encodeURIComponent(path)}`)
}
