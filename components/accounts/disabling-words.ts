/** An account that is about to be disabled. */
export type DisabledAccount = {
  userId: string
  fullName: string
  role: 'CLIENT' | 'PHOTOGRAPHER'
  isViewer: boolean
  /** Shoots of theirs that are still ahead. */
  upcomingCount: number
}

/** What follows when an account is disabled, as the question before it says. */
export function describeDisabling({
  fullName,
  role,
  isViewer,
  upcomingCount,
}: Omit<DisabledAccount, 'userId'>): string {
  const who = isViewer ? 'You are' : `${fullName} is`
  const sentences = [
    `${who} signed out everywhere and can't sign in until a photographer enables the account.`,
  ]
  if (role === 'PHOTOGRAPHER') {
    sentences.push(`${isViewer ? 'Your' : 'Their'} open slots will be hidden.`)
  }
  if (upcomingCount > 0) sentences.push(describeShoots(role, isViewer, upcomingCount))
  return sentences.join(' ')
}

function describeShoots(role: DisabledAccount['role'], isViewer: boolean, count: number): string {
  const shoots = count === 1 ? '1 upcoming shoot stays' : `${count} upcoming shoots stay`
  if (role === 'CLIENT') return `${shoots} booked.`
  const whose = isViewer ? 'yours' : 'theirs'
  return `${shoots} ${whose} until a colleague takes ${count === 1 ? 'it' : 'them'} over.`
}

/** How many bookings are named of those that stay. */
const maxNamed = 3

/** The result of reassigning a photographer's bookings. */
export function describeReassignment({ toName, reassigned, stayed }: Reassignment): string {
  const went = describeReassignedCount({ toName, reassigned })
  if (stayed.length === 0) return went
  const named = stayed.slice(0, maxNamed).map(({ what, why }) => `${what} (${why})`)
  const more = stayed.length - named.length
  const rest = more > 0 ? `; and ${more} more` : ''
  return `${went} ${stayed.length === 1 ? '1 stays' : `${stayed.length} stay`}: ${named.join('; ')}${rest}.`
}

/** `8 bookings went to Ava Lindqvist.` */
export function describeReassignedCount({
  toName,
  reassigned,
}: Pick<Reassignment, 'toName' | 'reassigned'>): string {
  return `${reassigned === 1 ? '1 booking' : `${reassigned} bookings`} went to ${toName}.`
}

export type Reassignment = {
  toName: string
  reassigned: number
  stayed: readonly { what: string; why: string }[]
}
