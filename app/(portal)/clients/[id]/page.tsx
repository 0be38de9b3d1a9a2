import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { RecordMissing } from '@/app/record-missing'
import { ClientInvoices } from '@/components/billing/invoices/client-invoices'
import { ClientBookings } from '@/components/booking/bookings/client-bookings'
import { ClientTerms } from '@/components/booking/bookings/client-terms'
import { ClientCreditSection } from '@/components/catalog/credit/client-credit-section'
import { ClientExemptions } from '@/components/catalog/taxes/client-exemptions'
import { LiveRefresh } from '@/components/live/live-refresh'
import { ConversationPreview } from '@/components/messaging/conversation-preview'
import { MessageClientButton } from '@/components/messaging/message-client-button'
import { InvitationNotice } from '@/components/people/accounts/invitation-notice'
import { DisableButton, EnableButton } from '@/components/people/accounts/status-buttons'
import { ClientFigures } from '@/components/people/clients/client-figures'
import { ClientHead } from '@/components/people/clients/client-head'
import { ContactFacts } from '@/components/people/clients/contact-facts'
import { ClientFactors } from '@/components/people/second-factor/client-factors'
import { NamePage } from '@/components/shell/page-name'
import { LinkButton } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { confirmationHref, isSessionConfirmed } from '@/lib/auth/authorize-confirmed'
import { can } from '@/lib/auth/rules/capabilities'
import { listInvoicesOf } from '@/lib/billing/invoices/queries/list-invoices-of'
import { InvoiceFilter } from '@/lib/billing/invoices/schema/listing'
import { findClientTerms } from '@/lib/booking/bookings/queries/find-client-terms'
import { listBookingsOfClient } from '@/lib/booking/bookings/queries/list-bookings-of-client'
import { wizardHref } from '@/lib/booking/bookings/rules/wizard-address'
import { readCredit } from '@/lib/catalog/credit/queries/read-credit'
import { listExemptions } from '@/lib/catalog/taxes/queries/list-exemptions'
import { authorizePage } from '@/lib/entry/authorize-page'
import { findLatestConversation } from '@/lib/messaging/queries/find-latest-conversation'
import { managesAllInvoices } from '@/lib/people/accounts/policy'
import { deletionTexts } from '@/lib/people/accounts/words/deletion'
import { findClient } from '@/lib/people/clients/queries/find-client'
import { hasRemovableFactors } from '@/lib/people/second-factor/queries/has-removable-factors'
import { pageNumber, urlState } from '@/lib/platform/web/url-state'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

const shownInvoices = 5

export async function generateMetadata({ params }: PageProps<'/clients/[id]'>): Promise<Metadata> {
  const client = await findClient(await authorizePage('see-clients'), (await params).id)
  return { title: client?.fullName ?? 'Client not found' }
}

export default async function ClientPage({ params, searchParams }: PageProps<'/clients/[id]'>) {
  const actor = await authorizePage('see-clients')
  const client = await findClient(actor, (await params).id)
  if (!client) return <NoClient />
  const { id, userId, fullName, email, status } = client
  const url = urlState(`/clients/${id}`, { page: pageNumber() })
  const [bookings, invoices, conversation, exemptions, hasFactors, credit, { currency }, terms] =
    await Promise.all([
      listBookingsOfClient(actor, id, url.parse(await searchParams).page),
      listInvoicesOf(actor, { clientId: id }, shownInvoices),
      findLatestConversation(actor, id),
      listExemptions(actor, id),
      hasRemovableFactors(actor, userId),
      readCredit(actor, id),
      getStudio(),
      findClientTerms(actor, id),
    ])
  const isActive = status === 'ACTIVE'
  const managesAccounts = can(actor, 'manage-accounts')
  const isDeleted = status === 'DELETED'
  return (
    <PageBody>
      <NamePage name={fullName} />
      <LiveRefresh events={['booking-changed', 'payment', 'message', 'notification']} />
      <ClientHead
        client={client}
        actions={
          isActive ? (
            <>
              {managesAccounts && (
                <DisableButton
                  account={{
                    userId,
                    fullName,
                    role: 'CLIENT',
                    isViewer: false,
                    upcomingCount: client.bookings.upcoming,
                  }}
                  label="Disable account"
                />
              )}
              {can(actor, 'book-for-clients') && (
                <LinkButton variant="main" href={wizardHref({ clientId: id })} icon="calendar-plus">
                  Book a shoot
                </LinkButton>
              )}
              <MessageClientButton
                clientId={id}
                clientName={fullName}
                conversationId={conversation?.status === 'OPEN' ? conversation.id : null}
                idempotencyKey={randomUUID()}
              />
            </>
          ) : (
            managesAccounts &&
            !isDeleted && <EnableButton userId={userId} fullName={fullName} label="Enable account" />
          )
        }
      />
      {isDeleted && (
        <Notice title="This account was deleted at the client's request" className="mb-8">
          {deletionTexts.stays}
        </Notice>
      )}
      {client.invitedOn && <InvitationNotice client={client} invitedOn={client.invitedOn} />}
      <ClientFigures client={client} isWholeStudio={managesAllInvoices(actor)} />
      <div className="mt-10 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-12">
          <ClientBookings
            bookings={bookings.items}
            total={bookings.total}
            page={bookings.page}
            hrefOf={(page) => url.href({ page })}
          />
          <ClientInvoices invoices={invoices} allHref={InvoiceFilter.href({ search: email })} />
        </div>
        {!isDeleted && (
          <div className="grid min-w-0 gap-10">
            <ContactFacts client={client} />
            {terms && <ClientTerms clientId={id} paysByInvoice={terms.paysByInvoice} />}
            {can(actor, 'change-settings') && <ClientExemptions clientId={id} exemptions={exemptions} />}
            {credit && <ClientCreditSection clientId={id} currency={currency} credit={credit} />}
            <ConversationPreview conversation={conversation} />
            {hasFactors && (
              <ClientFactors
                userId={userId}
                fullName={fullName}
                confirmHref={(await isSessionConfirmed()) ? null : confirmationHref(`/clients/${id}`)}
              />
            )}
          </div>
        )}
      </div>
    </PageBody>
  )
}

/** Shown alike for an unknown id, a photographer's id, and an incomplete link. */
function NoClient() {
  return (
    <RecordMissing back={<LinkButton href="/clients">All clients</LinkButton>} title="Client not found">
      The account may have been removed, or the link may be incomplete.
    </RecordMissing>
  )
}
