import { expect, it } from 'vitest'
import { groupByAgent } from './agent-shoots'

const shootOf = (agent: string, cents: number) => ({
  id: `${agent}-${cents}`,
  address: '9 Elm Street',
  date: '2026-11-18',
  status: 'CONFIRMED' as const,
  services: ['Photo Shoot'],
  cents,
  currency: 'USD',
  client: { id: agent, fullName: agent, avatarUrl: null },
})

it('adds up the shoots of each agent, the highest sum first', () => {
  const groups = groupByAgent([
    shootOf('Ada', 100),
    shootOf('Ben', 300),
    shootOf('Ada', 150),
    shootOf('Abe', 250),
  ])
  expect(groups.map(({ agent, cents, shoots }) => [agent, cents, shoots.length])).toEqual([
    ['Ben', 300, 1],
    ['Abe', 250, 1],
    ['Ada', 250, 2],
  ])
})
