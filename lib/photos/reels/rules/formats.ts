import { fileSlug } from '@/lib/platform/text/file-slug'

export const reelFormats = ['9:16', '1:1', '16:9'] as const
export type ReelFormat = (typeof reelFormats)[number]

export type Size = { width: number; height: number }

/** Pixels. */
export const formatSizes: Record<ReelFormat, Size> = {
  '9:16': { width: 1080, height: 1920 },
  '1:1': { width: 1080, height: 1080 },
  '16:9': { width: 1920, height: 1080 },
}

/** The pixels at each edge on which nothing is written. Over those of a story, the networks show their own names and buttons. */
export const formatMargins: Record<ReelFormat, { top: number; side: number; bottom: number }> = {
  '9:16': { top: 270, side: 72, bottom: 390 },
  '1:1': { top: 64, side: 64, bottom: 64 },
  '16:9': { top: 72, side: 96, bottom: 72 },
}

/** `903-chestnut-street-9x16.mp4` */
export function reelFileName(street: string, format: ReelFormat): string {
  return `${fileSlug(street) || 'reel'}-${format.replace(':', 'x')}.mp4`
}

/** `kitchen-1x1.jpg` */
export function stillFileName(name: string, format: ReelFormat): string {
  return `${fileSlug(name.replace(/\.[^.]*$/, '')) || 'photo'}-${format.replace(':', 'x')}.jpg`
}
