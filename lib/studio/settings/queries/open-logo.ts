import 'server-only'
import { openFile } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { log } from '@/lib/platform/monitoring/log'
import { publicLogos } from '@/lib/studio/settings/policy'

/**
 * Opens a current or former logo of the studio, for anyone.
 * @throws NotFoundError for a file that doesn't exist or isn't a logo
 */
export async function openLogo(
  fileId: string,
): Promise<{ body: ReadableStream<Uint8Array>; contentType: string; sizeBytes: number }> {
  const file = await db().storedFile.findFirst({
    where: { AND: [{ id: fileId }, publicLogos] },
    select: { key: true, contentType: true, sizeBytes: true },
  })
  if (!file) throw new NotFoundError('Logo not found')
  const { key, contentType, sizeBytes } = file
  return { body: await openFile(key), contentType, sizeBytes: Number(sizeBytes) }
}

/**
 * Reads the current logo, to draw it on the server. Returns null without a logo, and also if storage fails, so that an
 * invoice can still be created.
 */
export async function readLogo(): Promise<Uint8Array | null> {
  const settings = await db().studioSettings.findUnique({
    where: { id: 1 },
    select: { logoFile: { select: { key: true } } },
  })
  if (!settings?.logoFile) return null
  try {
    return new Uint8Array(await new Response(await openFile(settings.logoFile.key)).arrayBuffer())
  } catch (error) {
    log().warn({ error: error instanceof Error ? error.name : 'unknown' }, 'logo not read')
    return null
  }
}
