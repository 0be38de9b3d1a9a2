import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { InvitationNotice } from '@/components/accounts/invitation-notice'
import { DisableButton, EnableButton } from '@/components/accounts/status-buttons'
import { ClientBookings } from '@/components/bookings/client-bookings'
import { ClientTerms } from '@/components/bookings/client-terms'
import { ClientFigures } from '@/components/clients/client-figures'
import { ClientHead } from '@/components/clients/client-head'
import { ContactFacts } from '@/components/clients/contact-facts'
import { ClientCreditSection } from '@/components/credits/client-credit-section'
import { ClientFactors } from '@/components/factors/client-factors'
import { ClientInvoices } from '@/components/invoices/client-invoices'
import { LiveRefresh } from '@/components/live/live-refresh'
import { ConversationPreview } from '@/components/messaging/conversation-preview'
import { MessageClientButton } from '@/components/messaging/message-client-button'
import { NamePage } from '@/components/shell/page-name'
import { ClientExemptions } from '@/components/taxes/client-exemptions'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { deletionTexts } from '@/lib/accounts/words/deletion'
import { confirmationHref, isSessionConfirmed } from '@/lib/auth/authorize-confirmed'
import { can } from '@/lib/auth/rules/capabilities'
import { findClientTerms } from '@/lib/bookings/queries/find-client-terms'
import { listBookingsOfClient } from '@/lib/bookings/queries/list-bookings-of-client'
import { wizardHref } from '@/lib/bookings/rules/wizard-address'
import { findClient } from '@/lib/clients/queries/find-client'
import { readCredit } from '@/lib/credits/queries/read-credit'
import { authorizePage } from '@/lib/entry/authorize-page'
import { hasRemovableFactors } from '@/lib/factors/queries/has-removable-factors'
import { listInvoicesOf } from '@/lib/invoices/queries/list-invoices-of'
import { InvoiceFilter } from '@/lib/invoices/schema'
import { findLatestConversation } from '@/lib/messaging/queries/find-latest-conversation'
import { pageNumber, urlState } from '@/lib/platform/url-state'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { listExemptions } from '@/lib/taxes/queries/list-exemptions'

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
      <ClientFigures client={client} />
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
    <PageBody>
      <TextLink href="/clients">All clients</TextLink>
      <EmptyState headingLevel={2} title="Client not found">
        The account may have been removed, or the link may be incomplete.
      </EmptyState>
    </PageBody>
  )
}
