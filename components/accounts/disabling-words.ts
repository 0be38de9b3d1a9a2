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
    `${who} signed out everywhere and cannot sign in until a photographer enables the account.`,
  ]
  if (role === 'PHOTOGRAPHER') {
    sentences.push(`${isViewer ? 'Your' : 'Their'} free times are offered to nobody.`)
  }
  if (upcomingCount > 0) sentences.push(describeShoots(role, isViewer, upcomingCount))
  return sentences.join(' ')
}

function describeShoots(role: DisabledAccount['role'], isViewer: boolean, count: number): string {
  const shoots = count === 1 ? '1 upcoming shoot stays' : `${count} upcoming shoots stay`
  if (role === 'CLIENT') return `${shoots} booked.`
  return `${shoots} ${isViewer ? 'yours' : 'theirs'}: only the client can still move or cancel ${count === 1 ? 'it' : 'them'}.`
}
