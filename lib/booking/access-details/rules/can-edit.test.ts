import { expect, test } from 'vitest'
import { canEdit } from './can-edit'

test.each([
  ['CLIENT', 'before', true, true],
  ['CLIENT', 'open', true, true],
  ['CLIENT', 'after', true, false],
  ['PHOTOGRAPHER', 'before', false, true],
  ['PHOTOGRAPHER', 'before', true, false],
  ['PHOTOGRAPHER', 'open', true, true],
  ['PHOTOGRAPHER', 'after', false, false],
] as const)('a %s %s the window (with details: %s)', (role, stage, hasDetails, expected) => {
  expect(canEdit(role, { status: 'CONFIRMED', stage, hasDetails })).toBe(expected)
  expect(canEdit(role, { status: 'CANCELLED', stage, hasDetails })).toBe(false)
})
