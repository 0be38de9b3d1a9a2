import 'server-only'
import { headers } from 'next/headers'
import { after } from 'next/server'

/**
 * Does something once a page has been sent, which nobody waits for. Not for a page that a browser loads in advance:
 * nobody has looked at it yet.
 */
export async function afterResponse(work: () => Promise<void>): Promise<void> {
  const sent = await headers()
  const purpose = sent.get('sec-purpose') ?? sent.get('purpose') ?? ''
  if (!/prefetch|prerender/i.test(purpose)) after(work)
}
