import type { Medium } from '@/lib/site/portfolio/schema'
import { Picture, VideoStill } from './picture'
import type { Widest } from './picture-sources'
import { PreparedPicture } from './prepared-picture'

type MediumPictureProps = {
  medium: Medium
  alt: string
  sizes: string
  widest?: Widest
  leading?: boolean
  className?: string
}

/** An image, or a still of a video. Falls back to the original, which only photographers see, until it is prepared. */
export function MediumPicture({ medium, ...looks }: MediumPictureProps) {
  const { kind, address, picture } = medium
  if (picture) return <PreparedPicture picture={picture} {...looks} />
  const { alt, leading, className } = looks
  if (kind === 'video') return <VideoStill src={address} className={className} />
  return <Picture src={address} alt={alt} leading={leading} className={className} />
}
