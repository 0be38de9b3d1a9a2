import 'server-only'
import { stripe } from '@/lib/integrations/stripe'
import { stripeEvents } from '@/lib/integrations/stripe-events'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { formatInstantInZone } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { findMissedEvents } from '@/lib/studio/system/rules'
import { missedEndpoint, missedEvents, paymentsWork } from '@/lib/studio/system/words'
import type { Outcome } from './outcome'

/** Reads Stripe's account, and checks that its webhook sends the portal every event that it needs. */
export async function testPayments(): Promise<Outcome> {
  const [account, { data: endpoints }] = await Promise.all([
    stripe().accounts.retrieveCurrent(),
    stripe().webhookEndpoints.list({ limit: 100 }),
  ])
  const url = `${env().APP_URL}/api/stripe/webhook`
  const missed = findMissedEvents(endpoints, url, stripeEvents)
  if (missed === null) return { isWorking: false, text: missedEndpoint(url) }
  if (missed.length > 0) return { isWorking: false, text: missedEvents(missed) }
  const [{ timeZone }, newest] = await Promise.all([getStudio(), findNewestEvent()])
  return {
    isWorking: true,
    text: paymentsWork(
      account.business_profile?.name ?? account.id,
      newest && formatInstantInZone(newest.receivedAt, timeZone),
    ),
  }
}

async function findNewestEvent() {
  return await db().webhookEvent.findFirst({
    where: { provider: 'stripe' },
    orderBy: { receivedAt: 'desc' },
    select: { receivedAt: true },
  })
}
