import { fileSlug } from '@/lib/platform/text/file-slug'
import type { Room } from '@/prisma/generated/enums'

const extension = '.jpg'
/** Boards sort by name, so numbers have leading zeros. */
const minDigits = 2

/**
 * Names the files of an upload in order: `01-front-exterior.jpg`. Only lowercase letters, digits, and hyphens, because some
 * boards refuse anything else. The number makes every name unique.
 * @param limit the longest name, with its extension
 */
export function nameFiles(
  photos: readonly { room: Room | null; isOriginal: boolean }[],
  limit: number | null,
): string[] {
  const digits = Math.max(minDigits, String(photos.length).length)
  return photos.map(({ room, isOriginal }, place) => {
    const subject = fileSlug((room ?? 'photo').replaceAll('_', ' '))
    const name = `${String(place + 1).padStart(digits, '0')}-${subject}${isOriginal ? '-original' : ''}`
    const shortened = limit === null ? name : name.slice(0, limit - extension.length)
    return `${shortened.replace(/-+$/, '')}${extension}`
  })
}
