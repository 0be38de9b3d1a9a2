import 'server-only'
import { openFile } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { log } from '@/lib/platform/log'
import { publicLogos } from '@/lib/studio/policy'

/**
 * A logo of the studio, the present one or a former one, to be streamed to anybody.
 * @throws NotFoundError for a file that is not there or is no logo
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
 * The present logo's bytes, for what is drawn on the server; null without one. Also null when storage does not give it
 * out: an invoice must not wait for its ornament.
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
