import type { PropertyPage, PropertyTour } from '@/lib/photos/property-pages/schema/pages'
import { unbrandedMetadata } from '@/lib/studio/settings/rules/metadata'
import { pagePath, picturePath } from './addresses'

/** Returns the metadata that search engines and link previews show for a page. */
export function describePage(page: PropertyPage) {
  const title = [page.street, page.town].filter(Boolean).join(', ')
  const known = page.facts.map(([label, value]) => `${label}: ${value}`).join(', ')
  const description = page.headline || [page.status, page.price, known].filter(Boolean).join('. ')
  const [hero] = page.photos
  const path = pagePath(page.slug)
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website' as const,
      title,
      description,
      url: path,
      ...(hero && {
        images: [
          {
            url: picturePath(page.pageId, hero.id, 'share'),
            width: 1200,
            height: 630,
            alt: hero.alt,
            type: 'image/jpeg',
          },
        ],
      }),
    },
    twitter: { card: hero ? ('summary_large_image' as const) : ('summary' as const) },
  }
}

/** Describes a page for search engines: https://schema.org/RealEstateListing */
export function describeListing(page: PropertyPage, appUrl: string): Record<string, unknown> {
  const { street, town, headline, description, photos, pageId, slug } = page
  const text = description || headline
  return {
    '@type': 'RealEstateListing',
    name: [street, town].filter(Boolean).join(', '),
    url: appUrl + pagePath(slug),
    ...(text && { description: text }),
    ...(photos.length > 0 && {
      image: photos.slice(0, 5).map(({ id }) => appUrl + picturePath(pageId, id, 'screen')),
    }),
    contentLocation: { '@type': 'Place', name: street, address: [street, town].filter(Boolean).join(', ') },
  }
}

/** Returns the metadata of the unbranded tour. Search engines have the page. */
export function describeTour({ street, town }: Pick<PropertyTour, 'street' | 'town'>) {
  return unbrandedMetadata([street, town].filter(Boolean).join(', '))
}
