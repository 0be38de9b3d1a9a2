import { expect, test } from 'vitest'
import { makeActor } from '@/lib/auth/actor.fixture'
import { canDecideApprovals, canDecideDeletions, canManageTeam } from './policy'

test('photographers decide approvals; only the owner manages the team and decides deletions', () => {
  const photographer = makeActor('PHOTOGRAPHER')
  const owner = makeActor('PHOTOGRAPHER', { email: 'owner@example.test' })
  expect(canDecideApprovals(photographer)).toBe(true)
  for (const mayDo of [canManageTeam, canDecideDeletions]) {
    expect(mayDo(owner)).toBe(true)
    expect(mayDo(photographer)).toBe(false)
  }
})
