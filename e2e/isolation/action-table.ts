// Every server action, by domain. `actions.spec.ts` calls each one over HTTP in every account state, and fails when an
// export of a `'use server'` file is missing here. To add an action, add a row with its exported name to its domain's
// file.
import { accessDetailsActions } from './actions/access-details'
import { accountsActions } from './actions/accounts'
import type { ActionTable } from './actions/action-row'
import { availabilityActions } from './actions/availability'
import { bookingContactsActions } from './actions/booking-contacts'
import { bookingsActions } from './actions/bookings'
import { booksActions } from './actions/books'
import { brokeragesActions } from './actions/brokerages'
import { calendarsActions } from './actions/calendars'
import { cardsActions } from './actions/cards'
import { catalogActions } from './actions/catalog'
import { couponsActions } from './actions/coupons'
import { creditsActions } from './actions/credits'
import { deliveriesActions } from './actions/deliveries'
import { editingActions } from './actions/editing'
import { factorsActions } from './actions/factors'
import { importsActions } from './actions/imports'
import { invoicesActions } from './actions/invoices'
import { licensesActions } from './actions/licenses'
import { mediaActions } from './actions/media'
import { messagingActions } from './actions/messaging'
import { mlsActions } from './actions/mls'
import { notificationsActions } from './actions/notifications'
import { originalsActions } from './actions/originals'
import { pastShootsActions } from './actions/past-shoots'
import { payActions } from './actions/pay'
import { portfolioActions } from './actions/portfolio'
import { priceListsActions } from './actions/price-lists'
import { propertyPagesActions } from './actions/property-pages'
import { quotesActions } from './actions/quotes'
import { reelsActions } from './actions/reels'
import { revisionsActions } from './actions/revisions'
import { sellersActions } from './actions/sellers'
import { statementsActions } from './actions/statements'
import { studioActions } from './actions/studio'
import { systemActions } from './actions/system'
import { taxesActions } from './actions/taxes'
import { transfersActions } from './actions/transfers'
import { virtualToursActions } from './actions/virtual-tours'

export const actionTable: ActionTable = {
  ...accessDetailsActions,
  ...accountsActions,
  ...availabilityActions,
  ...bookingContactsActions,
  ...bookingsActions,
  ...brokeragesActions,
  ...calendarsActions,
  ...cardsActions,
  ...catalogActions,
  ...couponsActions,
  ...creditsActions,
  ...importsActions,
  ...pastShootsActions,
  ...priceListsActions,
  ...deliveriesActions,
  ...editingActions,
  ...factorsActions,
  ...invoicesActions,
  ...licensesActions,
  ...taxesActions,
  ...booksActions,
  ...messagingActions,
  ...mlsActions,
  ...notificationsActions,
  ...originalsActions,
  ...payActions,
  ...portfolioActions,
  ...propertyPagesActions,
  ...quotesActions,
  ...reelsActions,
  ...revisionsActions,
  ...sellersActions,
  ...statementsActions,
  ...studioActions,
  ...systemActions,
  ...transfersActions,
  ...mediaActions,
  ...virtualToursActions,
}
