import type { ReactNode } from 'react'
import { splitAddress } from '@/lib/platform/text/address'
import type { Fact, MailLink } from './mail'
import { sans, serif } from './typefaces'

type MailHeadingProps = { children: string; street?: string | undefined; lead: string; isLast: boolean }

/** A large heading with a sentence or two below it. */
export function MailHeading({ children, street, lead, isLast }: MailHeadingProps) {
  return (
    <tr>
      <td className="pad" style={{ padding: `36px 40px ${isLast ? 32 : 8}px`, overflowWrap: 'anywhere' }}>
        <h1
          className="heading ink1"
          style={{
            fontFamily: serif,
            fontWeight: 400,
            fontSize: 40,
            lineHeight: '44px',
            letterSpacing: '-.025em',
            color: '#211d18',
            margin: 0,
          }}
        >
          {children}
        </h1>
        {street && (
          <p
            className="ink1"
            style={{
              fontFamily: serif,
              fontSize: 21,
              lineHeight: '28px',
              letterSpacing: '-.01em',
              color: '#211d18',
              margin: '8px 0 0',
            }}
          >
            {street}
          </p>
        )}
        <p
          className="ink2"
          style={{ fontFamily: sans, fontSize: 16, lineHeight: '25px', color: '#4b453e', margin: '14px 0 0' }}
        >
          {lead}
        </p>
      </td>
    </tr>
  )
}

type MailFactsProps = { address?: string | undefined; facts: Fact[]; isLast: boolean }

/** Rows of labels and values. The address comes first, its street in the serif and its town below. */
export function MailFacts({ facts, address, isLast }: MailFactsProps) {
  const { street, town } = splitAddress(address ?? '')
  return (
    <tr>
      <td className="pad" style={{ padding: `20px 40px ${isLast ? 32 : 8}px` }}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            {street && (
              <FactRow label="Property">
                <span style={{ fontFamily: serif, fontSize: 18 }}>{street}</span>
                {town && <br />}
                {town}
              </FactRow>
            )}
            {facts.map(
              ([label, value]) =>
                value && (
                  <FactRow key={label} label={label}>
                    {value}
                  </FactRow>
                ),
            )}
          </tbody>
        </table>
      </td>
    </tr>
  )
}

const cell = { fontFamily: sans, fontSize: 14, lineHeight: '20px', borderTop: '1px solid #dcd9d4' } as const

function FactRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <td
        className="ink3 line"
        style={{ ...cell, color: '#6a645d', padding: '10px 16px 10px 0', width: 110, verticalAlign: 'top' }}
      >
        {label}
      </td>
      <td
        className="ink1 line"
        style={{
          ...cell,
          color: '#211d18',
          padding: '10px 0',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
        }}
      >
        {children}
      </td>
    </tr>
  )
}

type MailActionProps = MailLink & { second?: MailLink | undefined; remark?: ReactNode; isLast: boolean }

/** The email's only button, with an optional link beside it and a remark below. */
export function MailAction({ href, label, second, remark, isLast }: MailActionProps) {
  return (
    <tr>
      <td className="pad" style={{ padding: `20px 40px ${isLast ? 40 : 16}px` }}>
        <table role="presentation" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td className="button" style={{ background: '#211d18', borderRadius: 3 }}>
                <a
                  href={href}
                  className="button"
                  style={{
                    fontFamily: sans,
                    display: 'inline-block',
                    padding: '14px 24px',
                    fontSize: 16,
                    fontWeight: 600,
                    color: '#fbfaf8',
                    textDecoration: 'none',
                    borderRadius: 3,
                  }}
                >
                  {label}
                </a>
              </td>
              {second && <SecondLink {...second} />}
            </tr>
          </tbody>
        </table>
        {remark && (
          <p
            className="ink3"
            style={{
              fontFamily: sans,
              fontSize: 13,
              lineHeight: '20px',
              color: '#6a645d',
              margin: '18px 0 0',
            }}
          >
            {remark}
          </p>
        )}
      </td>
    </tr>
  )
}

function SecondLink({ href, label }: MailLink) {
  return (
    <td style={{ paddingLeft: 20 }}>
      <a
        href={href}
        className="ink1"
        style={{
          fontFamily: sans,
          display: 'inline-block',
          padding: '14px 0',
          fontSize: 16,
          color: '#211d18',
          textDecoration: 'underline',
          textUnderlineOffset: 4,
        }}
      >
        {label}
      </a>
    </td>
  )
}
