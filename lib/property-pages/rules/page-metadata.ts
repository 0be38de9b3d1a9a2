import type { PropertyPage, PropertyTour } from '@/lib/property-pages/schema'
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

/** A house, instead of the portal's own icon. */
const icon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"%3E%3Cpath d="M3 11 12 3l9 8v10H3z" fill="%23666"/%3E%3C/svg%3E'

/** Returns the metadata of the unbranded tour, which replaces all of the portal's own. Search engines have the page. */
export function describeTour({ street, town }: Pick<PropertyTour, 'street' | 'town'>) {
  const title = [street, town].filter(Boolean).join(', ')
  return {
    title: { absolute: title },
    description: title,
    icons: { icon: [{ url: icon, type: 'image/svg+xml' }] },
    // Both name the studio's portal as an app.
    appleWebApp: null,
    manifest: null,
    robots: { index: false },
  }
}
