import { redirect } from 'next/navigation'

/** Any other path leads to the sign-in, which leads whoever is signed in to the dashboard. */
export default function MissingPage() {
  redirect('/auth')
}
