import 'server-only'
import { avatarLimits } from '@/lib/people/accounts/limits'
import { avatarFileError, avatarPictureError, avatarSide } from '@/lib/people/accounts/rules'
import { avatarErrors } from '@/lib/people/accounts/words/avatar'
import { AppError } from '@/lib/platform/errors'
import { detectTypeOf } from '@/lib/platform/images/detect-type'
import { measurePicture, openPicture } from '@/lib/platform/images/open-picture'

/**
 * Converts an uploaded file, validated by its content, into a photo: upright, cropped to its center square, sRGB on white,
 * WebP without metadata. Of an animated image, uses the first frame.
 * @throws AppError `invalid` for a file that can't be a photo
 */
export async function renderAvatar(file: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  const type = await detectTypeOf(file)
  assertNoError(avatarFileError({ type, size: file.byteLength }))
  const size = await measurePicture(file)
  assertNoError(size ? avatarPictureError(size) : avatarErrors.unreadable)
  try {
    return await openPicture(file, avatarLimits)
      .resize(avatarSide, avatarSide, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 84 })
      .toBuffer()
  } catch {
    throw new AppError('invalid', avatarErrors.unreadable)
  }
}

function assertNoError(problem: string | null): void {
  if (problem) throw new AppError('invalid', problem)
}
