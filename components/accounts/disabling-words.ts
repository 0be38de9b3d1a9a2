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

/** What became of handing over a photographer's bookings. */
export function describeHandOver({ toName, handedOver, stayed }: HandOver): string {
  const went = countHandedOver({ toName, handedOver })
  if (stayed.length === 0) return went
  const named = stayed.slice(0, maxNamed).map(({ what, why }) => `${what} (${why})`)
  const more = stayed.length - named.length
  const rest = more > 0 ? `; and ${more} more` : ''
  return `${went} ${stayed.length === 1 ? '1 stays' : `${stayed.length} stay`}: ${named.join('; ')}${rest}.`
}

/** `8 bookings went to Ava Lindqvist.` */
export function countHandedOver({ toName, handedOver }: Pick<HandOver, 'toName' | 'handedOver'>): string {
  return `${handedOver === 1 ? '1 booking' : `${handedOver} bookings`} went to ${toName}.`
}

export type HandOver = {
  toName: string
  handedOver: number
  stayed: readonly { what: string; why: string }[]
}
