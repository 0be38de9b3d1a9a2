import type { ReactNode } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { ClampedText } from '@/components/ui/clamped-text'
import { Disclosure } from '@/components/ui/disclosure'
import { Link } from '@/components/ui/link'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import { type AgentShoots as AgentGroup, groupByAgent } from '@/lib/booking/bookings/rules/agent-shoots'
import type { OverseenShoot } from '@/lib/booking/bookings/schema/listing'
import { beforeTaxText, byAgentTitle, noShootsText } from '@/lib/booking/bookings/words/overseen'
import { formatCents, formatSums } from '@/lib/platform/money/money'
import { splitAddress } from '@/lib/platform/text/address'
import { formatDay } from '@/lib/platform/time/calendar-date'
import { countOf } from '@/lib/platform/words'

type AgentShootsProps = {
  /** `November` */
  month: string
  shoots: readonly OverseenShoot[]
  currency: string
  /** Covers of what was delivered, by booking. */
  pictures: Record<string, ReactNode>
}

/** What the agents of a brokerage booked in a month: each agent's sum, with their shoots in a fold. */
export function AgentShoots({ month, shoots, currency, pictures }: AgentShootsProps) {
  const groups = groupByAgent(shoots)
  const total = formatSums(groups, currency)
  return (
    <section aria-labelledby="by-agent" className="min-w-0">
      <SectionHead
        id="by-agent"
        title={byAgentTitle(month)}
        action={groups.length > 0 && beforeTaxText(total)}
      />
      {groups.length === 0 && <p className="pt-3 text-ink-2">{noShootsText(month)}</p>}
      <div className="*:border-t-0">
        {groups.map((group, index) => (
          <Disclosure
            key={`${group.agentId} ${group.currency}`}
            look="row"
            open={index === 0}
            summary={<Agent group={group} />}
          >
            <ul className="divide-y border-t md:pl-11">
              {group.shoots.map((shoot) => (
                <Shoot key={shoot.id} shoot={shoot} picture={pictures[shoot.id]} />
              ))}
            </ul>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

function Agent({ group: { agent, avatarUrl, shoots, cents, currency } }: { group: AgentGroup }) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3 py-2.5">
      <Avatar name={agent} imageUrl={avatarUrl} />
      <bdi className="min-w-0 flex-1 wrap-anywhere">{agent}</bdi>
      <span className="flex-none font-normal text-ink-2 max-sm:hidden">
        {countOf(shoots.length, 'shoot')}
      </span>
      <span className="flex-none text-right sm:min-w-24">{formatCents(cents, currency)}</span>
    </span>
  )
}

function Shoot({ shoot, picture }: { shoot: OverseenShoot; picture: ReactNode }) {
  const { id, address, date, status, services, cents, currency } = shoot
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3 has-[a:hover]:[&_h3]:underline [&_h3]:decoration-1 [&_h3]:underline-offset-[0.18em]">
      <span className="h-10.5 w-16 overflow-hidden bg-shade empty:hidden md:h-12 md:w-18">{picture}</span>
      <div className="col-start-2 min-w-0">
        <h3 className="t-place text-[1.0625rem]">
          <Link href={`/brokerage/${id}`} className="after:absolute after:inset-0 after:content-['']">
            <ClampedText>{splitAddress(address).street}</ClampedText>
          </Link>
        </h3>
        <p className="text-xs wrap-anywhere text-ink-2">
          {[formatDay(date), services.join(', ')].filter(Boolean).join(' · ')}
        </p>
        <Status value={status} className="mt-1" />
      </div>
      <span className="self-start pt-0.5">{formatCents(cents, currency)}</span>
    </li>
  )
}
