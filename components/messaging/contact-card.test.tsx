import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContactCard } from './contact-card'

const studio = { supportEmail: 'hello@harbor.studio', hours: 'Mon-Fri 9AM-6PM EST' }

test('shows the phone number only if the studio has one', () => {
  const withPhone = renderToStaticMarkup(<ContactCard studio={{ ...studio, phone: '+1 828 555 0140' }} />)
  expect(withPhone).toContain('+1 828 555 0140')
  const withoutPhone = renderToStaticMarkup(<ContactCard studio={{ ...studio, phone: null }} />)
  expect(withoutPhone).toContain(studio.supportEmail)
  expect(withoutPhone).not.toMatch(/phone|call/i)
})
