import type { RelatedPerson, Someone } from '@/e2e/isolation/cast'
import type { LinkedRecords } from '@/e2e/isolation/linked-records'
import { type AccountState, accountStates } from '@/e2e/support/people'
import type { Access } from '@/lib/auth/actor'

export type ExpectedPage = { heading: string; status?: 404 } | { redirectsTo: string }

export type PageRow = {
  page: string
  access: Access
  heading: string
  path?: (own: LinkedRecords, other: LinkedRecords) => string
  status?: 404
  title?: string
  overrides?: Partial<Record<Someone, ExpectedPage>>
  reached?: Partial<Record<RelatedPerson, ExpectedPage | ((path: string) => ExpectedPage)>>
}

export const toDashboard = { redirectsTo: '/dashboard' }
export const toWaitingPage = { redirectsTo: '/auth/waiting' }

/** Sign-in pages redirect signed-in visitors. */
export const redirectsWhenSignedIn = {
  client: toDashboard,
  photographer: toDashboard,
  editor: toDashboard,
  coordinator: toDashboard,
  pending: toWaitingPage,
  denied: toWaitingPage,
  disabled: toWaitingPage,
}

export const malformedIds = ['x', '1', '%F0%9F%8F%A0', '..%2F..%2Fetc%2Fpasswd']

/** The 404 page for something that doesn't exist or isn't visible to the visitor. */
export function notFoundPage(heading: string, title = heading) {
  return { heading, status: 404 as const, title: `${title} · Northlight` }
}

export function forEveryState(page: ExpectedPage): Record<AccountState, ExpectedPage> {
  const states = accountStates.map((accountState) => [accountState, page])
  return Object.fromEntries(states)
}
