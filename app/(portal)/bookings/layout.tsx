import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { authorisePage } from '@/lib/entry/authorise-page'

/** Sends photographers to their own list, above the loading screen so that the response is a redirect. */
export default async function BookingsLayout({ children }: { children: ReactNode }) {
  const { role } = await authorisePage('signed-in')
  if (role === 'PHOTOGRAPHER') redirect('/admin?tab=bookings')
  return children
}
