import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import {
  avatarLimits,
  avatarSide,
  refuseAvatarFile,
  refuseAvatarPicture,
  unreadableAvatarText,
} from '@/lib/accounts/rules'
import { Refusal } from '@/lib/platform/errors'

/** No honest photo of this size takes as long. */
const patienceSeconds = 10

/**
 * Turns an uploaded file into a photo: judged by its content, upright, cut to its middle square, in sRGB on white,
 * as WebP without metadata. Of a moving picture the first frame is taken.
 * @throws Refusal `invalid` with a sentence for a file that cannot be a photo
 */
export async function renderAvatar(file: Uint8Array): Promise<Buffer> {
  const type = (await fileTypeFromBuffer(file))?.mime ?? ''
  refuseFor(refuseAvatarFile({ type, size: file.byteLength }))
  refuseFor(refuseAvatarPicture(await measure(file)))
  try {
    return await sharp(file, { limitInputPixels: avatarLimits.mostPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(avatarSide, avatarSide, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: 84 })
      .timeout({ seconds: patienceSeconds })
      .toBuffer()
  } catch {
    throw new Refusal('invalid', unreadableAvatarText)
  }
}

/** Reads the header alone: however large the picture says it is, nothing of it is decoded. */
async function measure(file: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = await sharp(file, { limitInputPixels: false, pages: 1 }).metadata()
    return { width, height }
  } catch {
    throw new Refusal('invalid', unreadableAvatarText)
  }
}

function refuseFor(problem: string | null): void {
  if (problem) throw new Refusal('invalid', problem)
}
