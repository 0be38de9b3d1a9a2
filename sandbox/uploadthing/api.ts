import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { sandboxKeys } from '@/sandbox/keys'
import { signUrl } from '@/sandbox/uploadthing/signature'
import type { StoredFile, StoredFiles } from '@/sandbox/uploadthing/stored-files'
import type { Transfers } from '@/sandbox/uploadthing/transfers'

const Reference = z.union([z.object({ fileKey: z.string() }), z.object({ customId: z.string() })])
const References = z.union([
  z.object({ fileKeys: z.array(z.string()) }),
  z.object({ customIds: z.array(z.string()) }),
])
const Page = z.object({
  limit: z.int().min(1).max(5000).default(500),
  offset: z.int().nonnegative().default(0),
})
const Renames = z.object({ updates: z.array(Reference.and(z.object({ newName: z.string().min(1) }))).min(1) })
const AclChanges = z.object({
  updates: z.array(Reference.and(z.object({ acl: z.enum(['public-read', 'private']) }))).min(1),
})
const Access = Reference.and(
  z.object({
    expiresIn: z
      .int()
      .positive()
      .max(7 * 86_400)
      .optional(),
  }),
)

const limitBytes = 2 * 1024 ** 4
const defaultExpirySeconds = 3600

type Options = { files: StoredFiles; transfers: Transfers; urlOf(file: StoredFile): string }

/** The API that `UTApi` calls: `/uploadthing/api/v6/*`, with the API key in a header. */
export function createApi({ files, transfers, urlOf }: Options) {
  const routes = new Hono().basePath('/uploadthing/api')

  routes.use(async (context, next) => {
    const isKnown = context.req.header('x-uploadthing-api-key') === sandboxKeys.uploadthing.apiKey
    return isKnown ? next() : context.json({ error: 'Invalid API key' }, 401)
  })

  routes.post('/v6/deleteFiles', (context) =>
    respond(context, References, async (request) => {
      const found = findAll(request)
      for (const { id } of found) {
        const release = await transfers.take(id, () => undefined)
        await files.remove(id)
        release()
      }
      return { success: true, deletedCount: found.length }
    }),
  )

  routes.post('/v6/listFiles', (context) =>
    respond(context, Page, ({ limit, offset }) => {
      const all = files.records.list()
      return {
        hasMore: offset + limit < all.length,
        files: all.slice(offset, offset + limit).map((file) => ({
          id: file.id,
          key: file.id,
          customId: file.customId,
          name: file.name,
          size: file.size,
          status: file.status === 'complete' ? 'Uploaded' : 'Uploading',
          uploadedAt: Date.parse(file.uploadedAt),
        })),
      }
    }),
  )

  routes.post('/v6/renameFiles', (context) =>
    respond(context, Renames, ({ updates }) => changeAll(updates, ({ newName }) => ({ name: newName }))),
  )

  routes.post('/v6/updateACL', (context) =>
    respond(context, AclChanges, ({ updates }) => changeAll(updates, ({ acl }) => ({ acl }))),
  )

  routes.post('/v6/getUsageInfo', (context) =>
    respond(context, z.object({}), () => {
      const complete = files.records.list(({ status }) => status === 'complete')
      const totalBytes = complete.reduce((total, { size }) => total + size, 0)
      return { totalBytes, appTotalBytes: totalBytes, filesUploaded: complete.length, limitBytes }
    }),
  )

  routes.post('/v6/getFileUrl', (context) =>
    respond(context, References, (request) => ({
      data: findAll(request).map((file) => ({ key: file.id, url: urlOf(file) })),
    })),
  )

  routes.post('/v6/requestFileAccess', (context) =>
    respond(context, Access, ({ expiresIn = defaultExpirySeconds, ...reference }) => {
      const file = files.find(reference)
      if (!file) return undefined
      const url = signUrl(urlOf(file), expiresIn)
      return { url, ufsUrl: url }
    }),
  )

  routes.all('*', (context) => context.json({ error: `The sandbox does not serve ${context.req.path}` }, 404))

  function findAll(request: z.infer<typeof References>): StoredFile[] {
    const references =
      'fileKeys' in request
        ? request.fileKeys.map((fileKey) => ({ fileKey }))
        : request.customIds.map((customId) => ({ customId }))
    return references.flatMap((reference) => files.find(reference) ?? [])
  }

  /** Updates all files, or none when one is unknown. */
  function changeAll<Update extends z.infer<typeof Reference>>(
    updates: Update[],
    changeOf: (update: Update) => Partial<StoredFile>,
  ) {
    const changes = updates.map((update) => ({ file: files.find(update), change: changeOf(update) }))
    if (changes.some(({ file }) => !file)) return undefined
    for (const { file, change } of changes) if (file) files.records.put({ ...file, ...change })
    return { success: true }
  }

  return routes
}

/** Parses the body and responds with the result of `act`, or with 404 when there is none. */
async function respond<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
  act: (request: z.infer<Schema>) => object | undefined | Promise<object | undefined>,
) {
  const parsed = schema.safeParse(await context.req.json().catch(() => undefined))
  if (!parsed.success) return context.json({ error: z.prettifyError(parsed.error) }, 400)
  const result = await act(parsed.data)
  return result ? context.json(result) : context.json({ error: 'File not found' }, 404)
}
