import 'server-only'
import sharp from 'sharp'
import {
  avatarFileError,
  avatarLimits,
  avatarPictureError,
  avatarSide,
  unreadableAvatarText,
} from '@/lib/accounts/rules'
import { AppError } from '@/lib/platform/errors'
import { measurePicture, picturePatienceSeconds, typeOfContent } from '@/lib/platform/pictures'

/**
 * Turns an uploaded file into a photo: validated by its content, upright, cut to its middle square, in sRGB on white,
 * as WebP without metadata. Of a moving picture the first frame is taken.
 * @throws AppError `invalid` with a sentence for a file that cannot be a photo
 */
export async function renderAvatar(file: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  const type = await typeOfContent(file)
  assertNoError(avatarFileError({ type, size: file.byteLength }))
  const size = await measurePicture(file)
  assertNoError(size ? avatarPictureError(size) : unreadableAvatarText)
  try {
    return await sharp(file, { limitInputPixels: avatarLimits.maxPixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(avatarSide, avatarSide, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: 84 })
      .timeout({ seconds: picturePatienceSeconds })
      .toBuffer()
  } catch {
    throw new AppError('invalid', unreadableAvatarText)
  }
}

function assertNoError(problem: string | null): void {
  if (problem) throw new AppError('invalid', problem)
}
