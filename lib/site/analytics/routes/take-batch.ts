import 'server-only'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { clientAddress } from '@/lib/auth/client-address'
import { AppError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { limits } from '@/lib/site/analytics/limits'
import { addEvents } from '@/lib/site/analytics/routes/event-buffer'
import { countedPage } from '@/lib/site/analytics/rules/counted-pages'
import { Batch } from '@/lib/site/analytics/schema'

/**
 * Kept in memory, unlike other rate limits, so that analytics never stores an address. The limit is per process.
 */
const batches = new RateLimiterMemory({ points: limits.batchesPerMinute, duration: 60 })

/**
 * Buffers the events that a page of the portal sends. Drops those of visitors who opt out of tracking, of pages that
 * aren't counted, and of addresses over the rate limit.
 * @throws AppError `forbidden` for a request from another site, `invalid` for a malformed batch
 */
export async function takeBatch(request: Request): Promise<void> {
  if (!isFromOurPage(request.headers)) throw new AppError('forbidden', 'Not found')
  const events = await readBatch(request)
  if (wantsNoTracking(request.headers) || (await isTooMuch(clientAddress(request.headers)))) return
  const at = now()
  addEvents(
    events.flatMap(({ type, path }) => {
      const page = countedPage(path)
      return page === null ? [] : [{ type, page, at }]
    }),
  )
}

/** Checks Sec-Fetch-Site, or the Origin header of older browsers. */
function isFromOurPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('host')
}

/** Checks Do Not Track and Global Privacy Control. The page's own script already sends nothing then. */
function wantsNoTracking(headers: Headers): boolean {
  return headers.get('dnt') === '1' || headers.get('sec-gpc') === '1'
}

/** Batches over the limit are dropped without an error, so that probing the limit reveals nothing. */
async function isTooMuch(address: string): Promise<boolean> {
  try {
    await batches.consume(address)
    return false
  } catch (error) {
    if (error instanceof RateLimiterRes) return true
    throw error
  }
}

async function readBatch(request: Request) {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(length <= limits.batchBytes)) throw new AppError('invalid', 'This is no batch of events.')
  const parsed = Batch.safeParse(parseJson(await request.text()))
  if (!parsed.success) throw new AppError('invalid', 'This is no batch of events.')
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
