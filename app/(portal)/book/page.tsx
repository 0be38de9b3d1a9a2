import type { Metadata } from 'next'
import { readWizard } from '@/lib/bookings/rules/wizard-address'
import { authorizePage } from '@/lib/entry/authorize-page'
import { NewBooking } from './new-booking'
import { Rescheduling } from './rescheduling'

export const metadata: Metadata = { title: 'Book a shoot' }

type BookPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The booking wizard. Clients book new shoots here; clients and photographers reschedule existing ones. */
export default async function BookPage({ searchParams }: BookPageProps) {
  const wizard = readWizard(await searchParams)
  if (wizard.rescheduleId) {
    const actor = await authorizePage('signed-in')
    return <Rescheduling actor={actor} bookingId={wizard.rescheduleId} slotId={wizard.slotId} />
  }
  return <NewBooking actor={await authorizePage('client')} wizard={wizard} />
}
