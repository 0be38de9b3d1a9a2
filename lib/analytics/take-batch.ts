import 'server-only'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { clientAddress } from '@/lib/auth/client-address'
import { now } from '@/lib/platform/clock'
import { AppError } from '@/lib/platform/errors'
import { addEvents } from './event-buffer'
import { limits } from './limits'
import { countedPage } from './rules'
import { Batch } from './schema'

/**
 * Counted in memory, unlike other tries: an address is never written down for the sake of a statistic.
 * Several processes let through as many times more.
 */
const batches = new RateLimiterMemory({ points: limits.batchesPerMinute, duration: 60 })

/**
 * Takes what a page of the portal sends and puts it in line. Nothing is kept of a visitor who asks not to be tracked, of
 * a page that is not counted, and of an address that sends too much. @throws AppError for another site and what is no batch
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

/** Browsers say themselves where a request comes from; older ones name at least the origin. */
function isFromOurPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('host')
}

/** Do Not Track and Global Privacy Control. A browser that says so sends nothing in the first place. */
function wantsNoTracking(headers: Headers): boolean {
  return headers.get('dnt') === '1' || headers.get('sec-gpc') === '1'
}

/** Such a batch is dropped but answered like any other, so that whoever probes the limit learns nothing. */
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
