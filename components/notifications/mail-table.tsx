import { Status } from '@/components/ui/status'
import { DataCell, HeadCell, Row, RowActions, Table } from '@/components/ui/table'
import type { LoggedMail } from '@/lib/notifications/schema'
import { RetryMailButton } from './retry-buttons'

const head = (
  <>
    <HeadCell>To</HeadCell>
    <HeadCell>Mail</HeadCell>
    <HeadCell>Queued</HeadCell>
    <HeadCell>State</HeadCell>
    <HeadCell hiddenLabel>Actions</HeadCell>
  </>
)

/** Every mail with its reader and how it went; a failed one can be sent again. */
export function MailTable({ mails }: { mails: LoggedMail[] }) {
  return (
    <Table caption="Mails" head={head}>
      {mails.map((mail) => (
        <Row key={mail.id}>
          <DataCell wide className="wrap-anywhere max-fold:font-strong">
            {mail.to}
          </DataCell>
          <DataCell wide className="wrap-anywhere">
            {mail.about}
            {mail.subject && <span className="block text-xs text-ink-2">{mail.subject}</span>}
          </DataCell>
          <DataCell className="text-ink-2 fold:whitespace-nowrap max-fold:text-xs">{mail.queuedAt}</DataCell>
          <DataCell>
            <Status value={mail.state} />
            <span className="block text-xs text-ink-2">{describeAttempts(mail)}</span>
            {mail.state !== 'sent' && mail.reason && (
              <span className="block max-w-72 text-xs text-ink-2 wrap-anywhere">{mail.reason}</span>
            )}
          </DataCell>
          <DataCell wide={mail.state === 'failed'}>
            {mail.state === 'failed' && (
              <RowActions>
                <RetryMailButton mailId={mail.id} to={mail.to} />
              </RowActions>
            )}
          </DataCell>
        </Row>
      ))}
    </Table>
  )
}

/** When it went, where that was later than at once; and how often it was tried. */
function describeAttempts({ state, attempts, queuedAt, sentAt }: LoggedMail): string {
  const attemptCount = attempts === 1 ? '1 try' : `${attempts} tries`
  if (state !== 'sent') return attempts === 0 ? '' : attemptCount
  const later = sentAt === queuedAt ? '' : (sentAt ?? '')
  return attempts > 1 ? [later, `after ${attemptCount}`].filter(Boolean).join(', ') : later
}
