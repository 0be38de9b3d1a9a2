import type { Project, ProjectCard } from '@/lib/site/portfolio/schema'
import { sharedPicture } from './page-metadata'

type Studio = { name: string; supportEmail: string; phone: string | null; address: string | null }

/** Describes the studio as a business for search engines: https://schema.org/LocalBusiness */
export function describeStudio(
  studio: Studio,
  projects: readonly ProjectCard[],
  appUrl: string,
): Record<string, unknown> {
  const page = `${appUrl}/portfolio`
  const pictures = projects.flatMap(({ cover }) => (cover ? [appUrl + sharedPicture(cover).url] : []))
  return {
    '@type': 'LocalBusiness',
    '@id': page,
    name: studio.name,
    url: page,
    email: studio.supportEmail,
    ...(studio.phone && { telephone: studio.phone }),
    ...(studio.address && { address: studio.address }),
    ...(pictures.length > 0 && { image: pictures.slice(0, 3) }),
  }
}

/** Describes a project as an image gallery for search engines: https://schema.org/ImageGallery */
export function describeGallery(
  project: Project,
  studioName: string,
  appUrl: string,
): Record<string, unknown> {
  const page = `${appUrl}/portfolio`
  const { id, title, description, location, media } = project
  return {
    '@type': 'ImageGallery',
    '@id': `${page}/${id}`,
    name: title,
    url: `${page}/${id}`,
    ...(description && { description }),
    ...(location && { contentLocation: { '@type': 'Place', name: location } }),
    creator: { '@type': 'LocalBusiness', name: studioName, url: page },
    image: media.flatMap(({ kind, picture }) =>
      picture && kind === 'image'
        ? [
            {
              '@type': 'ImageObject',
              contentUrl: `${appUrl}${picture.address}/${picture.widths.at(-1)}.webp`,
              width: picture.width,
              height: picture.height,
            },
          ]
        : [],
    ),
  }
}
