import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { authorizePage } from '@/lib/entry/authorize-page'

/** Redirects photographers to Booking Management, above the loading screen so that the response is a redirect. */
export default async function BookingsLayout({ children }: { children: ReactNode }) {
  const { role } = await authorizePage('signed-in')
  if (role === 'PHOTOGRAPHER') redirect('/admin?tab=bookings')
  return children
}
