import { Status } from '@/components/ui/status'
import { DataCell, Row, RowActions, Table } from '@/components/ui/table'
import type { LoggedMail } from '@/lib/studio/notifications/schema'
import { RetryMailButton } from './retry-buttons'

/** The email log. Failed emails can be resent. */
export function MailTable({ mails }: { mails: LoggedMail[] }) {
  return (
    <Table caption="Emails" head={['To', 'Email', 'Queued', 'Status', { hidden: 'Actions' }]}>
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

/** Returns when it was sent, if later than queued, and the number of attempts. */
function describeAttempts({ state, attempts, queuedAt, sentAt }: LoggedMail): string {
  const attemptCount = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  if (state !== 'sent') return attempts === 0 ? '' : attemptCount
  const later = sentAt === queuedAt ? '' : (sentAt ?? '')
  return attempts > 1 ? [later, `after ${attemptCount}`].filter(Boolean).join(', ') : later
}
