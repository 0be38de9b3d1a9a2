import type { NextBooking } from '@/components/dashboard/book-next'
import type { Actor } from '@/lib/auth/actor'
import { findChargeSettings } from '@/lib/booking/bookings/queries/find-charge-settings'
import { listEarlierOrders } from '@/lib/booking/bookings/queries/list-earlier-orders'
import { readTurnaround } from '@/lib/booking/bookings/queries/read-turnaround'
import { type BookingSuggestion, suggestBookings } from '@/lib/booking/bookings/rules/suggest-bookings'
import { bookAgainHref } from '@/lib/booking/bookings/rules/wizard-address'
import { usualServicesTitle } from '@/lib/booking/bookings/words/again'
import { freeToCancelText, photosWithinText, twilightText } from '@/lib/booking/bookings/words/home'
import { paidWhenText } from '@/lib/booking/bookings/words/steps'
import { listServices } from '@/lib/catalog/services/queries/list-services'
import { findBookingTerms } from '@/lib/people/brokerages/queries/find-booking-terms'
import { splitAddress } from '@/lib/platform/text/address'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Reads what a client may book next, and when they pay for it. */
export async function readBookNext(actor: Actor) {
  const [orders, charging, brokerage] = await Promise.all([
    listEarlierOrders(actor),
    findChargeSettings(actor),
    findBookingTerms(actor),
  ])
  const [last] = orders
  const suggestions = last ? suggestBookings(orders, await listServices()) : []
  return {
    paidWhen: paidWhenText(charging, brokerage),
    suggestions: suggestions.map((suggestion) => toNextBooking(suggestion, last?.address ?? '')),
  }
}

function toNextBooking({ kind, serviceIds, names }: BookingSuggestion, lastAddress: string): NextBooking {
  const services = names.join(', ')
  return {
    href: bookAgainHref(serviceIds),
    ...(kind === 'usual'
      ? { title: usualServicesTitle, text: services }
      : { title: services, text: twilightText(splitAddress(lastAddress).street) }),
  }
}

/** Returns what a new client can count on, from the studio's settings. */
export async function describePromises({ paidWhen }: { paidWhen: string }): Promise<string[]> {
  const studio = await getStudio()
  const { hours } = await readTurnaround(studio)
  const free = studio.lateCancelFeeCents === 0 ? 0 : studio.freeCancelHours
  return [paidWhen.replace(/\.$/, ''), freeToCancelText(free), photosWithinText(hours)]
}
