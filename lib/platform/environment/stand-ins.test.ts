import { describe, expect, it } from 'vitest'
import { sandboxKeys } from '@/sandbox/keys'
import { describeStandIns } from './stand-ins'

const real = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  RESEND_API_KEY: 're_1',
  UPLOADTHING_TOKEN: Buffer.from('{"apiKey":"sk_live_2"}').toString('base64'),
  PUSHER_SECRET: 'secret',
}
const payments = { STRIPE_SECRET_KEY: sandboxKeys.stripe.secretKey }
const email = { RESEND_API_KEY: sandboxKeys.resend.apiKey }

describe('describeStandIns', () => {
  it('returns null where every service is real', () => {
    expect(describeStandIns(real)).toBeNull()
  })

  it('names what a stand-in does not do', () => {
    expect(describeStandIns({ ...real, ...payments, ...email })).toBe(
      'Demo: no money moves, no email leaves.',
    )
    expect(describeStandIns({ ...real, ...payments })).toBe('Demo: no money moves.')
    expect(describeStandIns({ ...real, ...email })).toBe('Demo: no email leaves.')
  })

  it('still says that it is a demo where only files or live updates are simulated', () => {
    expect(describeStandIns({ ...real, PUSHER_SECRET: sandboxKeys.pusher.secret })).toMatch(/^Demo: /)
  })
})
