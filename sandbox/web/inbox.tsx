/** @jsxImportSource hono/jsx */
import type { Email } from './documents'
import { formatBytes, formatTime } from './formats'
import { Frame } from './frame'

/** Lists all emails, newest first. */
export function InboxPage({ emails }: { emails: Email[] }) {
  return (
    <Frame tab="Inbox">
      <section>
        <h1>Inbox</h1>
        <p class="quiet">Every email the portal has sent. Nothing leaves this machine.</p>
        {emails.length === 0 ? <p>No emails yet</p> : null}
        <ul class="mails">
          {emails.map((email) => (
            <li key={email.id}>
              <a href={`/mails/${encodeURIComponent(email.id)}`}>
                <strong>{email.subject}</strong>
                <time class="quiet" datetime={email.sentAt}>
                  {formatTime(email.sentAt)}
                </time>
                <span class="quiet">to {email.to.join(', ')}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </Frame>
  )
}

/** One email: its headers, a preview, and the plain text. */
export function EmailPage({ email }: { email: Email }) {
  return (
    <Frame tab="Inbox">
      <section>
        <p>
          <a href="/">Back to inbox</a>
        </p>
        <h1>{email.subject}</h1>
        <dl class="facts">
          <dt>From</dt>
          <dd>{email.from}</dd>
          <dt>To</dt>
          <dd>{email.to.join(', ')}</dd>
          <dt>Sent</dt>
          <dd>{formatTime(email.sentAt)}</dd>
          {Object.entries(email.headers ?? {}).map(([name, value]) => (
            <>
              <dt key={name}>{name}</dt>
              <dd>{value}</dd>
            </>
          ))}
          {email.attachments?.map((file, index) => (
            <>
              <dt key={file.filename}>Attachment</dt>
              <dd>
                <a href={`/mails/${encodeURIComponent(email.id)}/attachments/${index}`}>{file.filename}</a>,{' '}
                {file.contentType}, {formatBytes(file.size)}
              </dd>
            </>
          ))}
        </dl>
        {email.html ? (
          <iframe
            class="letter"
            title="Email preview"
            src={`/mails/${encodeURIComponent(email.id)}/html`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
        ) : null}
        {email.text ? (
          <>
            <h2>Plain text</h2>
            <pre>{email.text}</pre>
          </>
        ) : null}
      </section>
    </Frame>
  )
}
