import type { OverseenShoot } from '@/lib/booking/bookings/schema/listing'

/** The shoots of one agent, in order, with what they add up to before tax. */
export type AgentShoots = {
  agentId: string
  agent: string
  avatarUrl: string | null
  currency: string
  cents: number
  shoots: OverseenShoot[]
}

/** Groups shoots by agent, the highest sum first. Agents of the same name are apart, as are currencies. */
export function groupByAgent(shoots: readonly OverseenShoot[]): AgentShoots[] {
  const groups = new Map<string, AgentShoots>()
  for (const shoot of shoots) {
    const { client, currency, cents } = shoot
    const key = `${client.id} ${currency}`
    const group = groups.get(key) ?? {
      agentId: client.id,
      agent: client.fullName,
      avatarUrl: client.avatarUrl,
      currency,
      cents: 0,
      shoots: [],
    }
    groups.set(key, { ...group, cents: group.cents + cents, shoots: [...group.shoots, shoot] })
  }
  return [...groups.values()].toSorted(
    (one, other) => other.cents - one.cents || one.agent.localeCompare(other.agent),
  )
}
