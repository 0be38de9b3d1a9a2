import { expect, it } from 'vitest'
import { losesLastAdmin } from './admins'

const admin = { clientId: 'a', role: 'ADMIN' } as const
const member = { clientId: 'b', role: 'MEMBER' } as const
const secondAdmin = { clientId: 'c', role: 'ADMIN' } as const

it.each([
  ['the last admin leaves', [admin, member], 'a', null, false, true],
  ['the only member, an admin, leaves', [admin], 'a', null, false, true],
  ['the studio removes the only member', [admin], 'a', null, true, false],
  ['the studio removes the last admin of others', [admin, member], 'a', null, true, true],
  ['the last admin becomes a member', [admin], 'a', 'MEMBER', true, true],
  ['one of two admins leaves', [admin, secondAdmin], 'a', null, false, false],
  ['a member leaves', [admin, member], 'b', null, false, false],
  ['an admin stays one', [admin], 'a', 'ADMIN', false, false],
  ['somebody else leaves', [admin], 'x', null, false, false],
] as const)('%s', (_what, members, clientId, role, byStudio, expected) => {
  expect(losesLastAdmin(members, { clientId, role, byStudio })).toBe(expected)
})
