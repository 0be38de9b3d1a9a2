/** What someone could write into any field to attack an email's reader, or to break its layout. */
const hostile =
  '<b>شكرا</b> <img src=x onerror=alert(1)><script>alert(1)</script> a-word-that-is-longer-than-any-line-of-an-email'

/** The fields whose text comes from people: clients, visitors, sellers, and the team. */
const written = new Set([
  'address',
  'agentName',
  'applicantName',
  'appointment',
  'attachments',
  'brokerage',
  'brokerageName',
  'byName',
  'clientName',
  'fullName',
  'formerPhotographer',
  'instructions',
  'message',
  'name',
  'note',
  'phone',
  'photographer',
  'photographerName',
  'senderName',
  'services',
  'street',
  'subject',
  'text',
  'visitorName',
  'visitorPhone',
])

/** Returns an email's props with hostile text in every field that people write. */
export function makeHostile<Props>(props: Props): Props {
  return attack(props, false) as Props
}

function attack(value: unknown, isWritten: boolean): unknown {
  if (typeof value === 'string') return isWritten ? `${value} ${hostile}` : value
  if (Array.isArray(value)) return value.map((one) => attack(one, isWritten))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [field, attack(one, written.has(field))]),
  )
}
