import { redirect } from 'next/navigation'

/** Redirects any other path to the sign-in, which redirects signed-in users to the dashboard. */
export default function MissingPage() {
  redirect('/auth')
}
