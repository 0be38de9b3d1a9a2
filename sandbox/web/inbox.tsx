/** @jsxImportSource hono/jsx */
import type { Mail } from './documents'
import { formatBytes, formatTime } from './formats'
import { Frame } from './frame'

/** Every mail, newest first. */
export function InboxPage({ mails }: { mails: Mail[] }) {
  return (
    <Frame tab="Inbox">
      <section>
        <h1>Inbox</h1>
        <p class="quiet">Every mail the portal has sent. Nothing leaves this machine.</p>
        {mails.length === 0 ? <p>No mail yet.</p> : null}
        <ul class="mails">
          {mails.map((mail) => (
            <li key={mail.id}>
              <a href={`/mails/${encodeURIComponent(mail.id)}`}>
                <strong>{mail.subject}</strong>
                <time class="quiet" datetime={mail.sentAt}>
                  {formatTime(mail.sentAt)}
                </time>
                <span class="quiet">to {mail.to.join(', ')}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </Frame>
  )
}

/** One mail: what it says about itself, as it looks, and as plain text. */
export function MailPage({ mail }: { mail: Mail }) {
  return (
    <Frame tab="Inbox">
      <section>
        <p>
          <a href="/">Back to the inbox</a>
        </p>
        <h1>{mail.subject}</h1>
        <dl class="facts">
          <dt>From</dt>
          <dd>{mail.from}</dd>
          <dt>To</dt>
          <dd>{mail.to.join(', ')}</dd>
          <dt>Sent</dt>
          <dd>{formatTime(mail.sentAt)}</dd>
          {Object.entries(mail.headers ?? {}).map(([name, value]) => (
            <>
              <dt key={name}>{name}</dt>
              <dd>{value}</dd>
            </>
          ))}
          {mail.attachments?.map((file, index) => (
            <>
              <dt key={file.filename}>Attached</dt>
              <dd>
                <a href={`/mails/${encodeURIComponent(mail.id)}/attachments/${index}`}>{file.filename}</a>,{' '}
                {file.contentType}, {formatBytes(file.size)}
              </dd>
            </>
          ))}
        </dl>
        {mail.html ? (
          <iframe
            class="letter"
            title="The mail as it looks"
            src={`/mails/${encodeURIComponent(mail.id)}/html`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
        ) : null}
        {mail.text ? (
          <>
            <h2>Plain text</h2>
            <pre>{mail.text}</pre>
          </>
        ) : null}
      </section>
    </Frame>
  )
}
