import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import { readFileHead, readFilePart } from '@/lib/integrations/uploadthing'
import { withStoredFile } from '@/lib/integrations/with-stored-file'
import { brokenConstraint, db } from '@/lib/platform/db'
import { UnreadablePicture } from '@/lib/platform/pixels/unreadable-picture'
import { removeLooseFiles } from '@/lib/platform/queue'
import { isWholeFilm } from '@/lib/portfolio/films/is-whole-film'
import { describePicture, type PictureFacts } from '@/lib/portfolio/images/render-variants'
import { cutOffText, mediaKind, notMediaText, portfolioFileAddress } from '@/lib/portfolio/media-rules'
import type { MediaOutcome } from '@/lib/portfolio/schema'
import { addMedia } from './add-media'

/** Enough for the signature of every format the portfolio takes. */
const headBytes = 4100
/** The provider still needs a rejected file's record to hand our answer to the browser. */
const rejectedFileRetentionSeconds = 60
/** The browser waits for the verdict. */
const filmPatienceMs = 60_000

export type Upload = { key: string; name: string; sizeBytes: number; uploaderId: string }

/**
 * Takes in a file that has arrived in storage: validates its content and records it, unseen by the public until a
 * published project holds it; an image is then prepared. What is no whole image or film is removed again. The provider may
 * report a file twice; it is recorded once.
 */
export async function recordMedia(upload: Upload): Promise<MediaOutcome> {
  const contentType = (await fileTypeFromBuffer(await readFileHead(upload.key, headBytes)))?.mime
  const kind = mediaKind(contentType)
  if (!contentType || !kind) return reject(upload, notMediaText(upload.name))
  if (kind === 'video' && !(await isValidFilm(upload))) return reject(upload, cutOffText(upload.name))
  const facts = kind === 'image' ? await validateImage(upload) : null
  if (facts && 'problem' in facts) return reject(upload, `${upload.name} ${facts.problem}`)

  const address = portfolioFileAddress(upload.key)
  const file = { ...upload, contentType, purpose: 'PORTFOLIO' as const }
  try {
    await db().$transaction(async (tx) => {
      await addMedia(tx, file, facts)
    })
    return { outcome: 'stored', address, kind }
  } catch (error) {
    if (!brokenConstraint(error)) throw error
    // The row of an earlier report of this very upload; anything else under its key is another file.
    const known = await db().storedFile.findFirst({ where: file, select: { id: true } })
    return known ? { outcome: 'stored', address, kind } : { outcome: 'clash' }
  }
}

/** Reads a stored image to its end; answers what is wrong with it where something is. */
export async function validateImage({ key }: { key: string }): Promise<PictureFacts | { problem: string }> {
  try {
    return await withStoredFile(key, describePicture)
  } catch (error) {
    if (error instanceof UnreadablePicture) return { problem: error.problem }
    throw error
  }
}

/** Whether a stored film is whole as far as its boxes tell; whether a browser knows its codec, they do not. */
function isValidFilm({ key, sizeBytes }: Upload): Promise<boolean> {
  const signal = AbortSignal.timeout(filmPatienceMs)
  return isWholeFilm(sizeBytes, (from, to) => readFilePart(key, { from, to, signal }))
}

async function reject({ key }: Upload, problem: string): Promise<MediaOutcome> {
  await removeLooseFiles([key], { afterSeconds: rejectedFileRetentionSeconds })
  return { outcome: 'rejected', problem }
}
