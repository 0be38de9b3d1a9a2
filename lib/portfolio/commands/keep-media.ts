import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import { readFileHead } from '@/lib/integrations/uploadthing'
import { brokenConstraint, db } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/outbox'
import { mediaKind, notMediaText, portfolioFileAddress } from '@/lib/portfolio/rules'
import type { MediaOutcome } from '@/lib/portfolio/schema'

/** Enough for the signature of every format the portfolio takes. */
const headBytes = 4100
/** The provider still needs a refused file's record to hand our answer to the browser. */
const refusedForSeconds = 60

type Upload = { key: string; name: string; sizeBytes: number; uploaderId: string }

/**
 * Takes in a file that has arrived in storage: judges its type by its first bytes and records it, unseen by the
 * public until a published project holds it. What is neither image nor video is removed again. The provider may
 * report a file twice; it is recorded once.
 */
export async function keepMedia(upload: Upload): Promise<MediaOutcome> {
  const contentType = (await fileTypeFromBuffer(await readFileHead(upload.key, headBytes)))?.mime
  const kind = mediaKind(contentType)
  if (!contentType || !kind) {
    await addJob(db(), 'remove-files', { keys: [upload.key] }, { afterSeconds: refusedForSeconds })
    return { outcome: 'refused', problem: notMediaText(upload.name) }
  }
  const address = portfolioFileAddress(upload.key)
  const file = { ...upload, contentType, purpose: 'PORTFOLIO' as const }
  try {
    await db().storedFile.create({ data: file, select: { id: true } })
    return { outcome: 'kept', address, kind }
  } catch (error) {
    if (!brokenConstraint(error)) throw error
    // The row of an earlier report of this very upload; anything else under its key is another file.
    const known = await db().storedFile.findFirst({ where: file, select: { id: true } })
    return known ? { outcome: 'kept', address, kind } : { outcome: 'clash' }
  }
}
