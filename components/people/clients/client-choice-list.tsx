import { Avatar } from '@/components/ui/avatar'
import { Link } from '@/components/ui/link'
import { Rows } from '@/components/ui/rows'
import { Status } from '@/components/ui/status'
import type { ClientRow } from '@/lib/people/clients/schema'

type ClientChoiceListProps = { rows: readonly ClientRow[]; hrefOf: (clientId: string) => string }

/** Clients to choose one from. Disabled ones are shown, so that nobody invites them again, but can't be chosen. */
export function ClientChoiceList({ rows, hrefOf }: ClientChoiceListProps) {
  return (
    <Rows className="border-t">
      {rows.map((row) => (
        <li key={row.id}>
          {row.isDisabled ? (
            <div className="flex items-center gap-3.5 py-3">
              <ClientLine row={row} />
            </div>
          ) : (
            <Link href={hrefOf(row.id)} className="group flex items-center gap-3.5 py-3 hover:bg-shade">
              <ClientLine row={row} />
            </Link>
          )}
        </li>
      ))}
    </Rows>
  )
}

function ClientLine({ row: { fullName, avatarUrl, company, email, phone, isDisabled } }: { row: ClientRow }) {
  return (
    <>
      <Avatar name={fullName} imageUrl={avatarUrl} />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-3">
          <bdi className="t-place text-[1.0625rem] wrap-anywhere decoration-edge decoration-1 underline-offset-[0.2em] group-hover:underline">
            {fullName}
          </bdi>
          {isDisabled && <Status value="DISABLED" />}
        </span>
        <span className="block text-xs wrap-anywhere text-ink-2">
          {[company, email, phone].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  )
}
