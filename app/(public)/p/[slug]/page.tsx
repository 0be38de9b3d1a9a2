import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { PropertyLight } from '@/app/(public)/property-light'
import { AgentSection } from '@/components/photos/property-pages/agent-section'
import { FilmPoster } from '@/components/photos/property-pages/film-poster'
import { FilmSection } from '@/components/photos/property-pages/film-section'
import { OriginalsLink } from '@/components/photos/property-pages/originals-link'
import { PageGone } from '@/components/photos/property-pages/page-gone'
import { PhotoCredit } from '@/components/photos/property-pages/photo-credit'
import { PreviewNotice } from '@/components/photos/property-pages/preview-notice'
import { PropertyBar } from '@/components/photos/property-pages/property-bar'
import { PropertyFrame } from '@/components/photos/property-pages/property-frame'
import { PropertyView } from '@/components/photos/property-pages/property-view'
import { TourSection } from '@/components/photos/property-pages/tour-section'
import { StructuredData } from '@/components/site/portfolio/structured-data'
import { readViewer } from '@/lib/auth/viewer'
import { publicLines } from '@/lib/photos/licenses/words'
import { findPage } from '@/lib/photos/property-pages/queries/find-page'
import { openForm } from '@/lib/photos/property-pages/queries/open-form'
import { countView } from '@/lib/photos/property-pages/routes/count-view'
import { phoneHref } from '@/lib/photos/property-pages/rules/addresses'
import { describeListing, describePage } from '@/lib/photos/property-pages/rules/page-metadata'
import { pageGoneTitle } from '@/lib/photos/property-pages/words'
import { env } from '@/lib/platform/environment/env'
import { now } from '@/lib/platform/time/clock'
import { isPageRender } from '@/lib/platform/web/page-cache/render-page'
import { setNotFoundStatus, setPageContent } from '@/lib/platform/web/response-status'

export async function generateMetadata({ params }: PageProps<'/p/[slug]'>): Promise<Metadata> {
  const { slug } = await params
  const found = await findPage(slug, await readViewer())
  if (!found) return { title: { absolute: pageGoneTitle }, robots: { index: false } }
  return {
    metadataBase: new URL(env().APP_URL),
    ...describePage(found.page),
    ...(found.preview && { robots: { index: false } }),
  }
}

/** A property as its agent advertises it, for anyone; before it's published, for its agent and the studio. */
export default async function PropertyPage({ params }: PageProps<'/p/[slug]'>) {
  const { slug } = await params
  const viewer = await readViewer()
  const found = await findPage(slug, viewer)
  if (!found) {
    setNotFoundStatus()
    return <PageGone />
  }
  const { page, clientId, fingerprint, preview } = found
  setPageContent(fingerprint)
  const sent = await headers()
  await countView(
    { pageId: page.pageId, kind: 'page', timeZone: page.timeZone, clientId },
    viewer,
    sent.get('user-agent'),
  )
  return (
    <PropertyFrame>
      <StructuredData facts={describeListing(page, env().APP_URL)} />
      <PropertyView
        tour={page}
        notice={preview && <PreviewNotice {...preview} />}
        bar={
          <PropertyBar
            tour={page}
            agent={{
              brand: page.brokerage?.name || page.agent.company || page.agent.name,
              phoneHref: page.agent.phone ? phoneHref(page.agent.phone) : null,
              showsFilm: page.film !== null,
            }}
          />
        }
        media={
          <>
            {page.film ? (
              <FilmPoster pageId={page.pageId} film={page.film} photo={page.photos[0]} />
            ) : (
              <FilmSection tour={page} />
            )}
            <TourSection tour={page} />
          </>
        }
        originals={page.originals && <OriginalsLink href={page.originals} />}
        light={<PropertyLight tour={page} />}
        // A cached page has no opening, because every visitor needs their own.
        agent={
          <AgentSection
            page={page}
            opening={isPageRender(sent) ? null : openForm(now())}
            isPreview={preview !== null}
          />
        }
        credit={
          <PhotoCredit studioName={page.studioName} license={page.license && publicLines[page.license]} />
        }
      />
    </PropertyFrame>
  )
}
