import { env } from '@/lib/platform/env'
import type { Project, ProjectCard } from '@/lib/portfolio/schema'
import type { Studio } from '@/lib/studio/queries/get-studio'
import { sharedPicture } from './describe-page'

/** Describes the studio as a business for search engines: https://schema.org/LocalBusiness */
export function describeStudio(studio: Studio, projects: readonly ProjectCard[]): Record<string, unknown> {
  const pictures = projects.flatMap(({ cover }) => (cover ? [whole(sharedPicture(cover).url)] : []))
  return {
    '@type': 'LocalBusiness',
    '@id': whole('/portfolio'),
    name: studio.name,
    url: whole('/portfolio'),
    email: studio.supportEmail,
    ...(studio.phone && { telephone: studio.phone }),
    ...(studio.address && { address: studio.address }),
    ...(pictures.length > 0 && { image: pictures.slice(0, 3) }),
  }
}

/** Describes a project as an image gallery for search engines: https://schema.org/ImageGallery */
export function describeGallery(project: Project, studioName: string): Record<string, unknown> {
  const { id, title, description, location, media } = project
  return {
    '@type': 'ImageGallery',
    '@id': whole(`/portfolio/${id}`),
    name: title,
    url: whole(`/portfolio/${id}`),
    ...(description && { description }),
    ...(location && { contentLocation: { '@type': 'Place', name: location } }),
    creator: { '@type': 'LocalBusiness', name: studioName, url: whole('/portfolio') },
    image: media.flatMap(({ kind, picture }) =>
      picture && kind === 'image'
        ? [
            {
              '@type': 'ImageObject',
              contentUrl: whole(`${picture.address}/${picture.widths.at(-1)}.webp`),
              width: picture.width,
              height: picture.height,
            },
          ]
        : [],
    ),
  }
}

function whole(path: string): string {
  return env().APP_URL + path
}
