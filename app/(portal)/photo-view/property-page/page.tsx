import type { Metadata } from 'next'
import { DeliveryMissing } from '@/app/(portal)/photo-view/delivery-missing'
import { InquiryList } from '@/components/photos/property-pages/inquiry-list'
import { PageState } from '@/components/photos/property-pages/page-state'
import { PropertyEditor } from '@/components/photos/property-pages/property-editor'
import { SharePanel } from '@/components/photos/property-pages/share-panel'
import { ViewCounts } from '@/components/photos/property-pages/view-counts'
import { NamePage } from '@/components/shell/page-name'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { TextLink } from '@/components/ui/text-link'
import { authorizePage } from '@/lib/entry/authorize-page'
import { findState } from '@/lib/photos/originals/queries/find-state'
import { originalsTitle, propertyPageHint } from '@/lib/photos/originals/words'
import { findEditor } from '@/lib/photos/property-pages/queries/find-editor'
import { EditorQuery } from '@/lib/photos/property-pages/schema/editing'
import { editorTitle } from '@/lib/photos/property-pages/words'

export const metadata: Metadata = { title: editorTitle }

/** Where a client, or a photographer for them, edits and publishes the page of a delivery's property. */
export default async function PropertyPageEditor({ searchParams }: PageProps<'/photo-view/property-page'>) {
  const viewer = await authorizePage('edit-property-pages')
  const { delivery_id: deliveryId, booking_id: bookingId } = EditorQuery.parse(await searchParams)
  const page = deliveryId ? await findEditor(viewer, { deliveryId, ...(bookingId && { bookingId }) }) : null
  if (!page) return <DeliveryMissing />
  const originals = await findState(viewer, page.deliveryId)
  const photosHref = `/photo-view?booking_id=${page.bookingId}&delivery_id=${page.deliveryId}`
  return (
    <PageBody>
      <NamePage name={editorTitle} />
      <PageHead
        back={
          <TextLink href={photosHref} icon="arrow-left">
            Back to photos
          </TextLink>
        }
        title={editorTitle}
        lead={page.street}
        actions={<PageState deliveryId={page.deliveryId} state={page.state} saved={page.saved} />}
      />
      {originals && (
        <p className="mb-6 max-w-[68ch] text-ink-2">
          {propertyPageHint(originals)} <TextLink href={`${photosHref}#originals`}>{originalsTitle}</TextLink>
        </p>
      )}
      {page.saved && page.qrCode && (
        <SharePanel saved={page.saved} qrCode={page.qrCode} isPublic={page.state === 'public'} />
      )}
      <PropertyEditor page={page} />
      {page.saved && (
        <>
          <ViewCounts views={page.views} />
          <InquiryList inquiries={page.inquiries} count={page.inquiryCount} />
        </>
      )}
    </PageBody>
  )
}
