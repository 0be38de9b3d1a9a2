import { headers } from 'next/headers'

/** Rendered for each request, as the portal's pages are. */
export default async function Page({ params }) {
  await headers()
  const { page } = await params
  return <h1>{page}</h1>
}
