import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { findPayee } from '@/lib/billing/pay/operations/find-payee'
import { readPayRule } from '@/lib/billing/pay/operations/read-pay-rule'
import { readTerms } from '@/lib/billing/pay/operations/read-terms'
import { periodOf } from '@/lib/billing/pay/rules/periods'
import type { PayableService } from '@/lib/billing/pay/rules/service-amounts'
import type { PayTerms } from '@/lib/billing/pay/rules/terms'
import { db } from '@/lib/platform/data/db'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { listPayableServices } from './list-payable-services'

/** A photographer's terms, null for none yet, and what new ones start with. */
export type FoundTerms = {
  photographerId: string
  fullName: string
  terms: PayTerms | null
  currency: string
  services: PayableService[]
  periodStart: CalendarDate
}

/** Finds a photographer's pay terms; null if the actor may not see those of one with this id. Cached per request. */
export const findTerms = cache(async (actor: Actor, photographerId: string): Promise<FoundTerms | null> => {
  const payee = await findPayee(db(), actor, photographerId)
  if (!payee) return null
  const { timeZone, currency } = await getStudio()
  const { startsOn } = periodOf(todayIn(timeZone), await readPayRule(db()))
  const terms = (await readTerms(db(), [payee.id])).get(payee.id) ?? null
  const services = await listPayableServices(db())
  return {
    photographerId: payee.id,
    fullName: payee.fullName,
    terms,
    currency,
    services,
    periodStart: startsOn,
  }
})
