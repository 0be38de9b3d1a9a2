import 'server-only'
import sharp from 'sharp'
import {
  avatarLimits,
  avatarSide,
  refuseAvatarFile,
  refuseAvatarPicture,
  unreadableAvatarText,
} from '@/lib/accounts/rules'
import { Refusal } from '@/lib/platform/errors'
import { measurePicture, picturePatienceSeconds, typeOfContent } from '@/lib/platform/pictures'

/**
 * Turns an uploaded file into a photo: validated by its content, upright, cut to its middle square, in sRGB on white,
 * as WebP without metadata. Of a moving picture the first frame is taken.
 * @throws Refusal `invalid` with a sentence for a file that cannot be a photo
 */
export async function renderAvatar(file: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  const type = await typeOfContent(file)
  refuseFor(refuseAvatarFile({ type, size: file.byteLength }))
  const size = await measurePicture(file)
  refuseFor(size ? refuseAvatarPicture(size) : unreadableAvatarText)
  try {
    return await sharp(file, { limitInputPixels: avatarLimits.mostPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(avatarSide, avatarSide, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: 84 })
      .timeout({ seconds: picturePatienceSeconds })
      .toBuffer()
  } catch {
    throw new Refusal('invalid', unreadableAvatarText)
  }
}

function refuseFor(problem: string | null): void {
  if (problem) throw new Refusal('invalid', problem)
}
