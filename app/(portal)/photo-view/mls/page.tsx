import type { Metadata } from 'next'
import { DeliveryMissing } from '@/app/(portal)/photo-view/delivery-missing'
import { LiveRefresh } from '@/components/live/live-refresh'
import { MlsDownload } from '@/components/photos/mls/mls-download'
import { BoardLinks } from '@/components/photos/property-pages/board-links'
import { NamePage } from '@/components/shell/page-name'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { TextLink } from '@/components/ui/text-link'
import { authorizePage } from '@/lib/entry/authorize-page'
import { refreshSeconds } from '@/lib/photos/deliveries/rules/gallery'
import { readMlsPage } from '@/lib/photos/mls/queries/read-mls-page'
import { isUnverified } from '@/lib/photos/mls/rules/figures'
import { MlsPageQuery } from '@/lib/photos/mls/schema/download'
import { mlsName } from '@/lib/photos/mls/words/download'
import { describeLinks } from '@/lib/photos/mls/words/preflight'
import { findState } from '@/lib/photos/originals/queries/find-state'
import { boardHint, originalsTitle } from '@/lib/photos/originals/words'
import { findPageLinks } from '@/lib/photos/property-pages/queries/find-page-links'

export const metadata: Metadata = { title: mlsName }

/** Checks a delivery against what a board wants, and prepares the photos for it. */
export default async function MlsDownloadPage({ searchParams }: PageProps<'/photo-view/mls'>) {
  const viewer = await authorizePage('open-photos')
  const { delivery_id: deliveryId, booking_id: bookingId, profile } = MlsPageQuery.parse(await searchParams)
  const found = deliveryId
    ? await readMlsPage(viewer, {
        deliveryId,
        ...(bookingId && { bookingId }),
        ...(profile && { profileId: profile }),
      })
    : null
  if (!found) return <DeliveryMissing />
  const [originals, links] = await Promise.all([
    findState(viewer, found.delivery.id),
    findPageLinks(viewer, found.delivery.id),
  ])
  const { id, bookingId: itsBookingId, street, photos } = found.delivery
  return (
    <PageBody>
      <NamePage name={mlsName} />
      <PageHead
        back={
          <TextLink href={`/photo-view?booking_id=${itsBookingId}&delivery_id=${id}`} icon="arrow-left">
            Back to photos
          </TextLink>
        }
        title={mlsName}
        lead={street}
      />
      {originals && found.chosen.values.unaltered === 'REQUIRED' && (
        <p className="mb-6 text-ink-2">
          {boardHint(originals, isUnverified(found.chosen, 'unaltered'))}{' '}
          <TextLink href={`/photo-view?booking_id=${itsBookingId}&delivery_id=${id}#originals`}>
            {originalsTitle}
          </TextLink>
        </p>
      )}
      <MlsDownload set={found}>
        {links && (
          <BoardLinks
            links={links}
            accepted={describeLinks(found.chosen)}
            allowsBranded={found.chosen.values.links === 'BRANDED'}
          />
        )}
      </MlsDownload>
      <LiveRefresh
        events={['delivery-changed', 'payment']}
        everySeconds={refreshSeconds({ preparing: photos.filter(({ isWaiting }) => isWaiting).length })}
      />
    </PageBody>
  )
}
