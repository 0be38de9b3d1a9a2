import type { ReactNode } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import type { ClientDetail } from '@/lib/people/clients/schema'

/** The client's name, how long they have been a client, and the actions. */
export function ClientHead({ client, actions }: { client: ClientDetail; actions: ReactNode }) {
  const { fullName, avatarUrl, company, clientSince, status } = client
  return (
    <div className="mb-7 md:mb-9">
      <TextLink href="/clients" className="mb-3 text-ink-2" icon="arrow-left">
        All clients
      </TextLink>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 items-center gap-5">
          <Avatar name={fullName} imageUrl={avatarUrl} size="lg" className="md:size-18 md:text-[1.875rem]" />
          <div className="min-w-0">
            <h1 className="t-title wrap-anywhere">
              <bdi>{fullName}</bdi>
            </h1>
            <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 md:text-base">
              <span className="wrap-anywhere">
                {company ? `${company}, client since ${clientSince}` : `Client since ${clientSince}`}
              </span>
              {status !== 'ACTIVE' && <Status value={status} />}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2">{actions}</div>
      </div>
    </div>
  )
}
