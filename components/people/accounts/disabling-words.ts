import { isClient, isPhotographer } from '@/lib/auth/rules/capabilities'
import type { Role } from '@/prisma/generated/enums'

/** An account to disable. */
export type DisabledAccount = {
  userId: string
  fullName: string
  role: Role
  isViewer: boolean
  upcomingCount: number
}

/** Describes the consequences of disabling an account, for the confirmation dialog. */
export function describeDisabling(account: Omit<DisabledAccount, 'userId'>): string {
  const { fullName, role, isViewer, upcomingCount } = account
  const who = isViewer ? 'You' : fullName
  const sentences = [
    `${who} will be signed out everywhere and can't sign in until a photographer enables the account.`,
  ]
  if (isPhotographer({ role })) {
    sentences.push(`${isViewer ? 'Your' : 'Their'} open slots will be hidden.`)
  }
  if (upcomingCount > 0) sentences.push(describeShoots(role, isViewer, upcomingCount))
  return sentences.join(' ')
}

function describeShoots(role: DisabledAccount['role'], isViewer: boolean, count: number): string {
  const shoots = count === 1 ? '1 upcoming shoot stays' : `${count} upcoming shoots stay`
  if (isClient({ role })) return `${shoots} booked.`
  return `${shoots} assigned to ${isViewer ? 'you' : 'them'} until a colleague takes over.`
}

/** How many of the bookings that couldn't be reassigned are named. */
const maxNamed = 3

/** Describes the result of reassigning a photographer's bookings. */
export function describeReassignment({ toName, reassigned, stayed }: Reassignment): string {
  const summary = describeReassignedCount({ toName, reassigned })
  if (stayed.length === 0) return summary
  const named = stayed.slice(0, maxNamed).map(({ what, why }) => `${what} (${why})`)
  const more = stayed.length - named.length
  const rest = more > 0 ? `; and ${more} more` : ''
  return `${summary} ${stayed.length} couldn't be reassigned: ${named.join('; ')}${rest}.`
}

/** `8 bookings were reassigned to Ava Lindqvist.` */
export function describeReassignedCount(result: Pick<Reassignment, 'toName' | 'reassigned'>): string {
  const { toName, reassigned } = result
  return `${reassigned === 1 ? '1 booking was' : `${reassigned} bookings were`} reassigned to ${toName}.`
}

export type Reassignment = {
  toName: string
  reassigned: number
  stayed: readonly { what: string; why: string }[]
}
