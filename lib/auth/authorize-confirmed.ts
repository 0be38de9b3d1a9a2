import { confirmFirstText } from './words'
import 'server-only'
import { redirect } from 'next/navigation'
import { isRecentlyConfirmed } from '@/lib/auth/rules/factors'
import { AppError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { readViewerSession } from './viewer'

/** Whether this session's person proved who they are a few minutes ago, with every factor of their account. */
export async function isSessionConfirmed(): Promise<boolean> {
  const session = await readViewerSession()
  return isRecentlyConfirmed(session?.confirmedAt ?? null, now())
}

/** @throws AppError `forbidden` unless this session's person proved who they are a few minutes ago */
export async function assertRecentlyConfirmed(): Promise<void> {
  if (!(await isSessionConfirmed())) throw new AppError('forbidden', confirmFirstText)
}

/** Redirects to the page that asks for every factor, unless this session's person proved who they are recently. */
export async function requireRecentConfirmation(path: string): Promise<void> {
  if (await isSessionConfirmed()) return
  redirect(confirmationHref(path))
}

/** Returns the page that asks for every factor. @param next the page to open afterward */
export function confirmationHref(next: string): string {
  return `/profile/security/confirm?next=${encodeURIComponent(next)}`
}
