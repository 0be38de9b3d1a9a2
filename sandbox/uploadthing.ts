import { Hono } from 'hono'
import { z } from 'zod'
import { createApi } from '@/sandbox/uploadthing/api'
import { openCallbacks } from '@/sandbox/uploadthing/callbacks'
import { FailureRequest, openFailures } from '@/sandbox/uploadthing/failures'
import { createFileHost } from '@/sandbox/uploadthing/file-host'
import { createIngest } from '@/sandbox/uploadthing/ingest'
import { openStoredFiles, type StoredFile } from '@/sandbox/uploadthing/stored-files'
import { openTransfers } from '@/sandbox/uploadthing/transfers'
import { createUploadRoutes, openAnnouncements } from '@/sandbox/uploadthing/upload-routes'
import { sandboxKeys } from './keys'
import type { SandboxContext, SandboxService } from './service'

/**
 * UploadThing 7: the ingest under `/uploadthing/ingest`, the API under `/uploadthing/api`, files under `/a/{appId}`.
 * Records are in the collection `files`, with the bytes next to them. Callbacks are posted to the portal as in
 * production.
 * `POST /_sandbox/uploadthing/failures` interrupts uploads or drops callbacks; `DELETE` cancels that.
 * The protocol is taken from the `uploadthing` package, version 7.7.
 */
export function openUploadThing({ store, sandboxUrl }: SandboxContext): SandboxService {
  const files = openStoredFiles(store)
  const announcements = openAnnouncements(store)
  const transfers = openTransfers()
  const failures = openFailures()
  const urlOf = (file: StoredFile) => `${sandboxUrl}/a/${sandboxKeys.uploadthing.appId}/${file.id}`
  const ingestUrl = `${sandboxUrl}/uploadthing/ingest`
  const callbacks = openCallbacks({ files, failures, ingestUrl, urlOf })

  const routes = new Hono()
  routes.route('/', createUploadRoutes({ files, announcements, callbacks }))
  routes.route('/', createIngest({ sandboxUrl, files, announcements, transfers, callbacks, failures, urlOf }))
  routes.route('/', createApi({ files, transfers, urlOf }))
  routes.route('/', createFileHost({ sandboxUrl, files }))

  routes.post('/_sandbox/uploadthing/failures', async (context) => {
    const parsed = FailureRequest.safeParse(await context.req.json().catch(() => undefined))
    if (!parsed.success) return context.json({ error: z.prettifyError(parsed.error) }, 400)
    failures.schedule(parsed.data)
    return context.json(parsed.data)
  })
  routes.delete('/_sandbox/uploadthing/failures', (context) => {
    failures.clear()
    return context.body(null, 204)
  })

  return {
    routes,
    async close() {
      callbacks.close()
    },
  }
}
