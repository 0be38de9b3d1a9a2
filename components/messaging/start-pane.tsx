import { LinkButton } from '@/components/ui/button'
import { InlineEmptyState } from '@/components/ui/empty-state'
import { FilterBar } from '@/components/ui/filter-bar'
import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import { searchLimit } from '@/lib/messaging/limits'
import { ConversationAddress, type WritableClient } from '@/lib/messaging/schema'
import { FirstMessageForm } from './first-message-form'

type StartPaneProps = {
  address: ConversationAddress
  /** The chosen client. */
  client: WritableClient | null
  /** The clients to choose from, if none is chosen. */
  clients: readonly WritableClient[]
  idempotencyKey: string
}

/** Where a photographer chooses a client and writes the first message. Choosing works without JavaScript. */
export function StartPane({ address, client, clients, idempotencyKey }: StartPaneProps) {
  const { find } = address
  const backHref = ConversationAddress.href({ view: address.view, status: address.status })
  return (
    <section className="grid max-w-176 content-start gap-5.5 px-5 pt-6 pb-12 md:p-8 md:pb-16">
      <SectionHead title="Start New Conversation" />
      {client ? (
        <>
          <p>
            To <strong className="font-strong">{client.fullName}</strong>{' '}
            <span className="wrap-anywhere text-ink-2">{client.email}</span>{' '}
            <TextLink href={ConversationAddress.href({ compose: '1', find })}>Choose someone else</TextLink>
          </p>
          <FirstMessageForm
            key={client.id}
            clientId={client.id}
            idempotencyKey={idempotencyKey}
            cancel={
              <LinkButton href={backHref} variant="quiet">
                Cancel
              </LinkButton>
            }
          />
        </>
      ) : (
        <>
          <FilterBar
            url={ConversationAddress}
            state={{ ...ConversationAddress.defaults, compose: '1', find }}
            search={{
              name: 'find',
              label: 'Search clients',
              placeholder: 'Name, email, or company',
              maxLength: searchLimit,
            }}
          />
          <ClientChoice clients={clients} find={find} />
          <TextLink href={backHref} className="justify-self-start text-ink-2">
            All conversations
          </TextLink>
        </>
      )}
    </section>
  )
}

function ClientChoice({ clients, find }: { clients: readonly WritableClient[]; find: string }) {
  if (clients.length === 0) {
    return (
      <InlineEmptyState icon="search">{find ? 'No matching clients' : 'No clients yet'}</InlineEmptyState>
    )
  }
  return (
    <ul aria-label="Clients" className="border-t border-t-ink *:border-b">
      {clients.map(({ id, fullName, email, company }) => (
        <li key={id} className="grid min-h-11 gap-x-3 py-2 md:flex md:flex-wrap md:items-baseline">
          <TextLink href={ConversationAddress.href({ compose: '1', find, to: id })}>{fullName}</TextLink>
          <span className="wrap-anywhere text-ink-2">{company ? `${email} · ${company}` : email}</span>
        </li>
      ))}
    </ul>
  )
}
