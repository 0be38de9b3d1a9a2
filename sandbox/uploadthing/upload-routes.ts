import { isDeepStrictEqual } from 'node:util'
import { Hono } from 'hono'
import { z } from 'zod'
import { sandboxKeys } from '@/sandbox/keys'
import type { Store } from '@/sandbox/store'
import type { Callbacks } from '@/sandbox/uploadthing/callbacks'
import type { StoredFiles } from '@/sandbox/uploadthing/stored-files'

/** What the portal announced about a key before the file arrives. */
export type Announcement = {
  id: string
  metadata: Record<string, unknown>
  callbackUrl: string
  callbackSlug: string
  awaitServerData: boolean
  announcedAt: number
  /** Two different uploads were given the same key, so neither may use it. */
  isContested: boolean
}

const Metadata = z.object({
  fileKeys: z.array(z.string().regex(/^[\w-]{1,200}$/)).min(1),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  isDev: z.boolean(),
  callbackUrl: z.url(),
  callbackSlug: z.string(),
  awaitServerData: z.boolean().default(true),
})
const Result = z.object({ fileKey: z.string(), callbackData: z.unknown(), error: z.string().optional() })

const announcedForMs = 60 * 60 * 1000
const retentionMs = 7 * 24 * 60 * 60 * 1000

/** The portal's announcements by key. */
export function openAnnouncements(store: Store) {
  const announcements = store.collection<Announcement>('file-announcements')
  const isOlderThan = (ms: number) => (item: Announcement) => item.announcedAt + ms < Date.now()
  for (const { id } of announcements.list(isOlderThan(retentionMs))) announcements.delete(id)
  return {
    get: announcements.get,
    forget: announcements.delete,
    /** Stores an announcement. A key that was recently announced for another upload becomes contested. */
    announce(item: Omit<Announcement, 'isContested'>) {
      const earlier = announcements.get(item.id)
      const isLive = earlier !== undefined && !isOlderThan(announcedForMs)(earlier)
      const isSame = isDeepStrictEqual(
        [earlier?.metadata, earlier?.callbackSlug],
        [item.metadata, item.callbackSlug],
      )
      const isContested = isLive && (earlier.isContested || !isSame)
      announcements.put({ ...item, isContested })
    },
  }
}
export type Announcements = ReturnType<typeof openAnnouncements>

/** The requests of the portal's upload route under `/uploadthing/ingest`: announcements and callback results. */
export function createUploadRoutes(options: {
  files: StoredFiles
  announcements: Announcements
  callbacks: Callbacks
}) {
  const { files, announcements, callbacks } = options
  const routes = new Hono().basePath('/uploadthing/ingest')

  routes.on('POST', ['/route-metadata', '/callback-result'], async (context, next) => {
    const isKnown = context.req.header('x-uploadthing-api-key') === sandboxKeys.uploadthing.apiKey
    return isKnown ? next() : context.json({ error: 'Invalid API key' }, 401)
  })

  routes.post('/route-metadata', async (context) => {
    const parsed = Metadata.safeParse(await context.req.json().catch(() => undefined))
    if (!parsed.success) return context.json({ error: z.prettifyError(parsed.error) }, 400)
    const { fileKeys, metadata, isDev, callbackUrl, callbackSlug, awaitServerData } = parsed.data
    if (isDev) {
      const error = 'The sandbox posts callbacks itself, as in production: set UPLOADTHING_IS_DEV=false'
      return context.json({ error }, 400)
    }
    for (const id of fileKeys) {
      // A complete file keeps its record; another upload with the same key is rejected when it arrives.
      if (files.records.get(id)?.status === 'complete') continue
      announcements.announce({
        id,
        metadata: metadata ?? {},
        callbackUrl,
        callbackSlug,
        awaitServerData,
        announcedAt: Date.now(),
      })
    }
    return context.json({ ok: true })
  })

  routes.post('/callback-result', async (context) => {
    const parsed = Result.safeParse(await context.req.json().catch(() => undefined))
    if (!parsed.success) return context.json({ error: z.prettifyError(parsed.error) }, 400)
    const { fileKey, callbackData, error } = parsed.data
    const isKnown = callbacks.recordResult(
      fileKey,
      error === undefined ? { serverData: callbackData } : { error },
    )
    return isKnown ? context.json({ ok: true }) : context.json({ error: 'Unknown file key' }, 404)
  })

  return routes
}
