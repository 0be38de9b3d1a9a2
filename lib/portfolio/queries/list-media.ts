import 'server-only'
import { coverFirst } from '@/lib/portfolio/rules/media'
import type { Medium, Picture } from '@/lib/portfolio/schema'

/** Returns a project's media in display order: the cover, the other images, the videos. */
export function listMedia(
  { imageUrl, images, videos }: { imageUrl: string | null; images: string[]; videos: string[] },
  pictures: ReadonlyMap<string, Picture>,
): Medium[] {
  const toMedium = (kind: Medium['kind']) => (address: string) => ({
    kind,
    address,
    picture: pictures.get(address) ?? null,
  })
  return [...coverFirst(images, imageUrl).map(toMedium('image')), ...videos.map(toMedium('video'))]
}
