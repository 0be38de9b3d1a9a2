import { Fragment, type ReactElement } from 'react'
import type { MailedMessage } from './mail'
import { sans } from './typefaces'

/** One message: its sender, time, text with line breaks, and the names of its attachments. */
export function MailMessage({ message }: { message: MailedMessage }) {
  const { senderName, time, text, attachments } = message
  return (
    <tr>
      <td className="pad" style={{ padding: '16px 40px 0' }}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td className="line" style={{ borderTop: '1px solid #dcd9d4', padding: '12px 0 0' }}>
                <p className="ink3" style={{ ...lineStyle, color: '#6a645d', fontSize: 13, margin: 0 }}>
                  <strong className="ink1" style={{ color: '#211d18', fontWeight: 600 }}>
                    {senderName}
                  </strong>
                  , {time}
                </p>
                {text && (
                  <p
                    className="ink1"
                    dir="auto"
                    style={{ ...lineStyle, color: '#211d18', fontSize: 16, margin: '6px 0 0' }}
                  >
                    {withLineBreaks(text)}
                  </p>
                )}
                {attachments.length > 0 && (
                  <p
                    className="ink3"
                    style={{ ...lineStyle, color: '#6a645d', fontSize: 13, margin: '6px 0 0' }}
                  >
                    Attached: {attachments.join(', ')}
                  </p>
                )}
              </td>
            </tr>
          </tbody>
        </table>
      </td>
    </tr>
  )
}

/** Uses `<br>`, which the plain-text part keeps too. */
function withLineBreaks(text: string): ReactElement[] {
  const lines = text.split('\n').map((words, number) => ({ words, number }))
  return lines.map(({ words, number }) => (
    <Fragment key={number}>
      {number > 0 && <br />}
      {words}
    </Fragment>
  ))
}

const lineStyle = { fontFamily: sans, lineHeight: '25px', overflowWrap: 'anywhere' } as const
