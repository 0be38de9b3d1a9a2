import type { Medium } from '@/lib/portfolio/schema'
import { FilmStill, Picture } from './picture'
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

/** An image, or a film at rest. One that is not prepared yet is shown as it was uploaded, to its photographers. */
export function MediumPicture({ medium, ...looks }: MediumPictureProps) {
  const { kind, address, picture } = medium
  if (picture) return <PreparedPicture picture={picture} {...looks} />
  const { alt, leading, className } = looks
  if (kind === 'video') return <FilmStill src={address} className={className} />
  return <Picture src={address} alt={alt} leading={leading} className={className} />
}
