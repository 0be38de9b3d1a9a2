import type { Metadata } from 'next'
import { authorisePage } from '@/lib/entry/authorise-page'
import { NewBooking } from './new-booking'
import { Rescheduling } from './rescheduling'
import { readWizard } from './wizard-address'

export const metadata: Metadata = { title: 'Book a shoot' }

type BookPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The wizard: clients book; a client or a photographer who reschedules comes here with the booking. */
export default async function BookPage({ searchParams }: BookPageProps) {
  const wizard = readWizard(await searchParams)
  if (wizard.rescheduleId) {
    const actor = await authorisePage('signed-in')
    return <Rescheduling actor={actor} bookingId={wizard.rescheduleId} slotId={wizard.slotId} />
  }
  return <NewBooking actor={await authorisePage('client')} wizard={wizard} />
}
