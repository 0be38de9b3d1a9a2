import 'server-only'
import { headers } from 'next/headers'
import { after } from 'next/server'

/**
 * Runs work after the response has been sent. Skips prefetched pages, which the user hasn't opened yet.
 */
export async function afterResponse(work: () => Promise<void>): Promise<void> {
  const sent = await headers()
  const purpose = sent.get('sec-purpose') ?? sent.get('purpose') ?? ''
  if (!/prefetch|prerender/i.test(purpose)) after(work)
}
