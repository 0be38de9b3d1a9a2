import { Body, Head, Html, Img, Preview } from '@react-email/components'
import type { ReactNode } from 'react'
import type { MailContent, MailPictures, MailStudio } from './mail'
import { MailPhotos } from './mail-photos'
import { sans, serif } from './typefaces'

/** Dark mode: overrides the inline light colors by class. */
const dark: [selector: string, declarations: string][] = [
  ['.bg', 'background:#161412!important'],
  ['.card', 'background:#1e1c19!important'],
  ['.ink1', 'color:#efece6!important'],
  ['.ink2', 'color:#c3beb6!important'],
  ['.ink3', 'color:#a19b93!important'],
  ['.line', 'border-color:#3a3732!important'],
  ['.photo', 'background:#2a2723!important;color:#c3beb6!important'],
  ['.button', 'background:#efece6!important;color:#1b1815!important'],
  ['.symbol-light', 'display:none!important'],
  ['.symbol-dark', 'display:block!important'],
]

function darkRules(under: string): string {
  return dark.map(([selector, declarations]) => `${under}${selector}{${declarations}}`).join('')
}

/**
 * Email clients read style elements only in the head. Outlook on the web and on phones ignores the media query for dark
 * mode and sets an attribute on an element around the email instead.
 */
const darkAndNarrow = `
:root{color-scheme:light dark}
.symbol-dark{display:none}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}
@media (prefers-color-scheme: dark){${darkRules('')}}
${darkRules('[data-ogsc] ')}
@media (max-width:620px){.pad{padding-left:20px!important;padding-right:20px!important}.heading{font-size:34px!important;line-height:38px!important}}`

type MailFrameProps = Pick<MailContent, 'preview' | 'reason'> & {
  studio: MailStudio
  pictures?: MailPictures | null
  /** What the pictures open. */
  href?: string | undefined
  children: ReactNode
}

/** The layout of every email: logo, optional pictures, content, and a footer with the studio and the reason. */
export function MailFrame({ studio, preview, reason, pictures, href, children }: MailFrameProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
        <style>{darkAndNarrow}</style>
      </Head>
      <Body className="bg" style={{ margin: 0, padding: 0, background: '#efede9' }}>
        <Preview>{preview}</Preview>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          className="bg"
          style={{ background: '#efede9' }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 0' }}>
                <table
                  role="presentation"
                  width={600}
                  cellPadding={0}
                  cellSpacing={0}
                  className="card"
                  style={{ width: '100%', maxWidth: 600, background: '#fbfaf8' }}
                >
                  <tbody>
                    <HeaderRow studio={studio} />
                    {pictures && <MailPhotos pictures={pictures} href={href} />}
                    {children}
                    <FooterRow studio={studio} reason={reason} />
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </Body>
    </Html>
  )
}

/**
 * Outlook respects only the height. Logos are made for a light background, so the background stays light in dark mode; as an
 * image too, because Gmail darkens colors.
 */
function LogoRow({ studio, logoUrl }: { studio: MailStudio; logoUrl: string }) {
  return (
    <tr>
      <td className="pad" style={{ padding: '24px 40px' }}>
        <Img
          src={`${studio.appUrl}${logoUrl}`}
          height={44}
          alt={studio.name}
          style={{
            display: 'block',
            height: 44,
            width: 'auto',
            maxWidth: 240,
            backgroundColor: '#fbfaf8',
            backgroundImage: 'linear-gradient(#fbfaf8,#fbfaf8)',
            fontFamily: serif,
            fontSize: 21,
            color: '#211d18',
          }}
        />
      </td>
    </tr>
  )
}

function HeaderRow({ studio }: { studio: MailStudio }) {
  if (studio.logoUrl) return <LogoRow studio={studio} logoUrl={studio.logoUrl} />
  return (
    <tr>
      <td className="pad" style={{ padding: '24px 40px' }}>
        <table role="presentation" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td style={{ paddingRight: 10 }}>
                <Img
                  className="symbol-light"
                  src={`${studio.appUrl}/mail/mark.png`}
                  width={22}
                  height={22}
                  alt=""
                />
                <Img
                  className="symbol-dark"
                  src={`${studio.appUrl}/mail/mark-dark.png`}
                  width={22}
                  height={22}
                  alt=""
                  style={{ display: 'none' }}
                />
              </td>
              <td
                className="ink1"
                style={{ fontFamily: serif, fontSize: 21, letterSpacing: '-.02em', color: '#211d18' }}
              >
                {studio.name}
              </td>
            </tr>
          </tbody>
        </table>
      </td>
    </tr>
  )
}

function FooterRow({ studio, reason }: { studio: MailStudio; reason: string }) {
  return (
    <tr>
      <td className="pad line" style={{ padding: '20px 40px 28px', borderTop: '1px solid #dcd9d4' }}>
        {studio.mailSignature && (
          <p
            className="ink2"
            style={{
              fontFamily: sans,
              fontSize: 14,
              lineHeight: '21px',
              color: '#4b453e',
              margin: '0 0 14px',
              whiteSpace: 'pre-line',
            }}
          >
            {studio.mailSignature}
          </p>
        )}
        <p
          className="ink3"
          style={{ fontFamily: sans, fontSize: 12, lineHeight: '18px', color: '#6a645d', margin: 0 }}
        >
          {studio.standIns && (
            <>
              {studio.standIns}
              <br />
            </>
          )}
          {[studio.name, studio.address].filter(Boolean).join(', ')}
          <br />
          {`${studio.hours}. You're receiving this email because ${reason}.`}
          {studio.unsubscribeLink && (
            <>
              {' '}
              <a href={studio.unsubscribeLink} className="ink3" style={{ color: '#6a645d' }}>
                Unsubscribe
              </a>
            </>
          )}
        </p>
      </td>
    </tr>
  )
}
