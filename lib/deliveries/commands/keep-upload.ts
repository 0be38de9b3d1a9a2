import 'server-only'
import { judgedBytes, judgeType } from '@/lib/deliveries/images/judge-type'
import { isAcceptedType, notAPhotoText, refuseBeforeUpload } from '@/lib/deliveries/rules'
import type { UploadOutcome } from '@/lib/deliveries/schema'
import { readFileHead } from '@/lib/integrations/uploadthing'
import { brokenConstraint, db } from '@/lib/platform/db'
import { removeLooseFiles } from '@/lib/platform/queue'
import type { FilePurpose } from '@/prisma/generated/enums'

/** The provider still needs a refused file's record to hand our answer to the browser. */
const refusedForSeconds = 60

/**
 * Takes in a file that has arrived in storage: judges its type by its first bytes and records it.
 * What is no photo is removed again. The provider may report a file twice; it is recorded once.
 */
export async function keepUpload(upload: {
  key: string
  name: string
  sizeBytes: number
  uploaderId: string
  purpose: Extract<FilePurpose, 'PHOTO_ORIGINAL' | 'PHOTO_PREVIEW_SOURCE'>
}): Promise<UploadOutcome> {
  // What the browser said of the size was judged before; this is what came.
  const wrongSize = refuseBeforeUpload({ size: upload.sizeBytes })
  if (wrongSize) return refuse(upload.key, `${upload.name}: ${wrongSize}`)
  const contentType = await judgeType(await readFileHead(upload.key, judgedBytes))
  if (!contentType || !isAcceptedType(contentType)) return refuse(upload.key, notAPhotoText(upload.name))
  try {
    const { id } = await db().storedFile.create({ data: { ...upload, contentType }, select: { id: true } })
    return { outcome: 'kept', fileId: id, contentType }
  } catch (error) {
    if (!brokenConstraint(error)) throw error
    return findSameUpload(upload, contentType)
  }
}

async function refuse(key: string, problem: string): Promise<UploadOutcome> {
  await removeLooseFiles([key], { afterSeconds: refusedForSeconds })
  return { outcome: 'refused', problem }
}

/** The record of an earlier report of this very upload; anything else under its key is another file. */
async function findSameUpload(
  upload: { key: string; name: string; sizeBytes: number; uploaderId: string },
  contentType: string,
): Promise<UploadOutcome> {
  const { key, name, sizeBytes, uploaderId } = upload
  const known = await db().storedFile.findFirst({
    where: { key, name, sizeBytes, uploaderId, contentType, originalOf: null },
    select: { id: true },
  })
  return known ? { outcome: 'kept', fileId: known.id, contentType } : { outcome: 'clash' }
}
