import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { PropertyLight } from '@/app/(public)/property-light'
import { FilmSection } from '@/components/photos/property-pages/film-section'
import { PageGone } from '@/components/photos/property-pages/page-gone'
import { PropertyBar } from '@/components/photos/property-pages/property-bar'
import { PropertyFrame } from '@/components/photos/property-pages/property-frame'
import { PropertyView } from '@/components/photos/property-pages/property-view'
import { TourSection } from '@/components/photos/property-pages/tour-section'
import { readViewer } from '@/lib/auth/viewer'
import { findPublicPage } from '@/lib/photos/property-pages/queries/find-page'
import { countView } from '@/lib/photos/property-pages/routes/count-view'
import { describeTour } from '@/lib/photos/property-pages/rules/page-metadata'
import { toTour } from '@/lib/photos/property-pages/rules/to-tour'
import { pageGoneTitle } from '@/lib/photos/property-pages/words'
import { setNotFoundStatus, setPageContent } from '@/lib/platform/web/response-status'

export async function generateMetadata({ params }: PageProps<'/tour/[slug]'>): Promise<Metadata> {
  const { slug } = await params
  const found = await findPublicPage(slug)
  return describeTour(found ? toTour(found.page) : { street: pageGoneTitle, town: '' })
}

/**
 * The same property for listing services (MLS), without a name, a logo, or contact details. Only the unbranded copies of its
 * 3D tours lead elsewhere.
 */
export default async function TourPage({ params }: PageProps<'/tour/[slug]'>) {
  const { slug } = await params
  const found = await findPublicPage(slug)
  if (!found) {
    setNotFoundStatus()
    return <PageGone />
  }
  setPageContent(found.fingerprint)
  const tour = toTour(found.page)
  const viewer = await readViewer()
  await countView(
    { pageId: tour.pageId, kind: 'tour', timeZone: tour.timeZone, clientId: found.clientId },
    viewer,
    (await headers()).get('user-agent'),
  )
  return (
    <PropertyFrame>
      <PropertyView
        tour={tour}
        bar={<PropertyBar tour={tour} agent={null} />}
        media={
          <>
            <FilmSection tour={tour} />
            <TourSection tour={tour} />
          </>
        }
        light={<PropertyLight tour={tour} />}
      />
    </PropertyFrame>
  )
}
