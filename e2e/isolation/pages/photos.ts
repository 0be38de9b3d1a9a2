import { randomUUID } from 'node:crypto'
import { editingTitle } from '@/lib/photos/editing/words'
import { editorTitle } from '@/lib/photos/property-pages/words'
import { malformedIds, notFoundPage, type PageRow } from './page-row'

const shoot = { heading: 'Alder Ridge Lane' }
const noDelivery = notFoundPage('Photo delivery not found', 'Photos')
const noArrangement = notFoundPage('Photo delivery not found', 'Arrange photos')
const noMlsDelivery = notFoundPage('Photo delivery not found', 'For the MLS')
const noEditor = notFoundPage('Photo delivery not found', editorTitle)
const noGallery = notFoundPage('Photo delivery not found', 'Photo Gallery')
const noAddition = notFoundPage('Photo delivery not found', 'Send Photos')

export const photosPages: PageRow[] = [
  {
    page: '/photo-gallery',
    path: (own) => `/photo-gallery?delivery_id=${own.deliveryId}`,
    access: 'open-photos',
    heading: 'Alder Ridge Lane',
  },
  {
    page: '/photo-gallery',
    path: (_own, other) => `/photo-gallery?delivery_id=${other.deliveryId}`,
    access: 'open-photos',
    ...noGallery,
    overrides: { photographer: shoot, editor: shoot },
    reached: { transferHolder: shoot },
  },
  {
    page: '/photo-gallery',
    path: () => `/photo-gallery?delivery_id=${randomUUID()}`,
    access: 'open-photos',
    ...noGallery,
  },
  {
    page: '/photo-gallery',
    path: () => `/photo-gallery?booking_id=${randomUUID()}`,
    access: 'open-photos',
    ...noGallery,
  },
  {
    page: '/photo-view',
    path: (own) => `/photo-view?booking_id=${own.deliveredBookingId}`,
    access: 'open-photos',
    heading: 'Alder Ridge Lane',
  },
  {
    page: '/photo-view',
    path: (_own, other) => `/photo-view?booking_id=${other.deliveredBookingId}`,
    access: 'open-photos',
    ...noDelivery,
    overrides: { photographer: shoot, editor: shoot },
    // They view the photos, but change nothing.
    reached: { brokerageAdmin: shoot, transferHolder: shoot },
  },
  {
    page: '/photo-view',
    path: () => `/photo-view?booking_id=${randomUUID()}`,
    access: 'open-photos',
    ...noDelivery,
  },
  ...malformedIds.map((id) => ({
    page: '/photo-view',
    path: () => `/photo-view?booking_id=${id}&delivery_id=${id}`,
    access: 'open-photos' as const,
    ...noDelivery,
  })),
  {
    page: '/photo-view/arrange',
    path: (own) => `/photo-view/arrange?booking_id=${own.deliveredBookingId}`,
    access: 'open-photos',
    heading: 'Arrange photos',
  },
  {
    page: '/photo-view/arrange',
    path: (_own, other) => `/photo-view/arrange?booking_id=${other.deliveredBookingId}`,
    access: 'open-photos',
    ...noArrangement,
    overrides: { photographer: { heading: 'Arrange photos' }, editor: { heading: 'Arrange photos' } },
    // They may only view them.
    reached: { transferHolder: (path) => ({ redirectsTo: path.replace('/arrange', '') }) },
  },
  ...[randomUUID(), ...malformedIds].map((id) => ({
    page: '/photo-view/arrange',
    path: () => `/photo-view/arrange?booking_id=${id}&delivery_id=${id}`,
    access: 'open-photos' as const,
    ...noArrangement,
  })),
  {
    page: '/photo-view/mls',
    path: (own) => `/photo-view/mls?booking_id=${own.deliveredBookingId}&delivery_id=${own.deliveryId}`,
    access: 'open-photos',
    heading: 'For the MLS',
  },
  {
    page: '/photo-view/mls',
    path: (_own, other) => `/photo-view/mls?delivery_id=${other.deliveryId}`,
    access: 'open-photos',
    ...noMlsDelivery,
    overrides: { photographer: { heading: 'For the MLS' }, editor: { heading: 'For the MLS' } },
    reached: { transferHolder: { heading: 'For the MLS' } },
  },
  ...[randomUUID(), ...malformedIds].map((id) => ({
    page: '/photo-view/mls',
    path: () => `/photo-view/mls?delivery_id=${id}`,
    access: 'open-photos' as const,
    ...noMlsDelivery,
  })),
  {
    page: '/photo-view/property-page',
    path: (own) =>
      `/photo-view/property-page?booking_id=${own.deliveredBookingId}&delivery_id=${own.deliveryId}`,
    access: 'edit-property-pages',
    heading: editorTitle,
  },
  {
    page: '/photo-view/property-page',
    path: (_own, other) => `/photo-view/property-page?delivery_id=${other.deliveryId}`,
    access: 'edit-property-pages',
    ...noEditor,
    overrides: { photographer: { heading: editorTitle } },
  },
  ...[randomUUID(), ...malformedIds].map((id) => ({
    page: '/photo-view/property-page',
    path: () => `/photo-view/property-page?delivery_id=${id}`,
    access: 'edit-property-pages' as const,
    ...noEditor,
  })),
  { page: '/editing', access: 'open-editing', heading: editingTitle },
  { page: '/photo-delivery', access: 'prepare-photos', heading: 'Send Photos' },
  {
    page: '/photo-delivery',
    path: (own) => `/photo-delivery?delivery_id=${own.deliveryId}`,
    access: 'prepare-photos',
    heading: 'Add photos',
  },
  {
    page: '/photo-delivery',
    path: (_own, other) => `/photo-delivery?delivery_id=${other.deliveryId}`,
    access: 'prepare-photos',
    ...noAddition,
    // Editors prepare the photos of every photographer.
    overrides: { editor: { heading: 'Add photos' } },
  },
  {
    page: '/photo-delivery',
    path: () => `/photo-delivery?delivery_id=${randomUUID()}`,
    access: 'prepare-photos',
    ...noAddition,
  },
]
