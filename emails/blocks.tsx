import type { ReactNode } from 'react'
import { splitAddress } from '@/lib/platform/text/address'
import type { Fact } from './mail'
import { sans, serif } from './typefaces'

/** A large heading with a sentence or two below it. */
export function MailHeading({ children, lead }: { children: string; lead: string }) {
  return (
    <tr>
      <td className="pad" style={{ padding: '36px 40px 8px' }}>
        <h1
          className="heading ink1"
          style={{
            fontFamily: serif,
            fontWeight: 400,
            fontSize: 38,
            lineHeight: '42px',
            letterSpacing: '-.025em',
            color: '#211d18',
            margin: 0,
          }}
        >
          {children}
        </h1>
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

/** Rows of labels and values. The address comes first, its street in the serif and its town below. */
export function MailFacts({ facts, address }: { address?: string | undefined; facts: Fact[] }) {
  const { street, town } = splitAddress(address ?? '')
  return (
    <tr>
      <td className="pad" style={{ padding: '20px 40px 8px' }}>
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

const cell = { fontFamily: sans, fontSize: 14, lineHeight: '20px', borderTop: '1px solid #dcd9d4' }

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
        style={{ ...cell, color: '#211d18', padding: '10px 0', whiteSpace: 'pre-line' }}
      >
        {children}
      </td>
    </tr>
  )
}

/** The email's only button, with an optional remark below it. */
export function MailAction({ href, label, remark }: { href: string; label: string; remark?: ReactNode }) {
  return (
    <tr>
      <td className="pad" style={{ padding: '20px 40px 40px' }}>
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
