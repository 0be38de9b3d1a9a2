import { expect, test } from 'vitest'
import type { Actor } from '@/lib/auth/actor'
import { canManagePortfolio, filesVisibleTo, shownFile, variantsVisibleTo, visibleTo } from './policy'

const photographer: Actor = {
  userId: 'u',
  profileId: 'p',
  role: 'PHOTOGRAPHER',
  status: 'ACTIVE',
  fullName: 'Ava',
  email: 'ava@northlight.test',
  avatarUrl: null,
}
const everyoneElse: (Actor | null)[] = [
  null,
  { ...photographer, role: 'CLIENT' },
  { ...photographer, status: 'PENDING_APPROVAL' },
  { ...photographer, status: 'DISABLED' },
]

test('active photographers can manage the portfolio and see drafts', () => {
  expect(canManagePortfolio(photographer)).toBe(true)
  expect(visibleTo(photographer)).toEqual({ deletedAt: null })
  expect(filesVisibleTo(photographer)).toEqual({ purpose: 'PORTFOLIO' })
})

test.each(everyoneElse)('everyone else sees only published projects', (actor) => {
  expect(canManagePortfolio(actor)).toBe(false)
  expect(visibleTo(actor)).toEqual({ deletedAt: null, published: true })
  expect(filesVisibleTo(actor)).toEqual({
    purpose: 'PORTFOLIO',
    isPublic: true,
    contentType: { startsWith: 'video/' },
  })
  expect(variantsVisibleTo(actor)).toEqual({ media: { file: shownFile } })
})
