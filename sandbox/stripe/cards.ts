import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { passesLuhn } from './elements/browser/card-fields'
import { cardError } from './errors'

export type Decline = { code: string; decline_code: string; message: string }

/** How a card behaves when it's saved or charged. */
export type CardBehavior =
  | 'succeeds'
  | 'fails-when-charged'
  | 'is-disputed'
  | 'refund-fails'
  | 'authenticates-always'
  | 'authenticates-once'
  | keyof typeof declines

const declines = {
  'generic-decline': decline('card_declined', 'Your card was declined.', 'generic_decline'),
  'insufficient-funds': decline('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  'lost-card': decline('card_declined', 'Your card was declined.', 'lost_card'),
  'stolen-card': decline('card_declined', 'Your card was declined.', 'stolen_card'),
  'expired-card': decline('expired_card', 'Your card has expired.'),
  'incorrect-cvc': decline('incorrect_cvc', "Your card's security code is incorrect."),
  'processing-error': decline(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
} satisfies Record<string, Decline>

/** Stripe's published test numbers: https://docs.stripe.com/testing */
const testNumbers: Record<string, { brand: string; behavior: CardBehavior; funding?: string }> = {
  '4242424242424242': { brand: 'visa', behavior: 'succeeds' },
  '4111111111111111': { brand: 'visa', behavior: 'succeeds' },
  '4000056655665556': { brand: 'visa', behavior: 'succeeds', funding: 'debit' },
  '5555555555554444': { brand: 'mastercard', behavior: 'succeeds' },
  '2223003122003222': { brand: 'mastercard', behavior: 'succeeds' },
  '5200828282828210': { brand: 'mastercard', behavior: 'succeeds', funding: 'debit' },
  '5105105105105100': { brand: 'mastercard', behavior: 'succeeds', funding: 'prepaid' },
  '378282246310005': { brand: 'amex', behavior: 'succeeds' },
  '371449635398431': { brand: 'amex', behavior: 'succeeds' },
  '6011111111111117': { brand: 'discover', behavior: 'succeeds' },
  '3056930009020004': { brand: 'diners', behavior: 'succeeds' },
  '3566002020360505': { brand: 'jcb', behavior: 'succeeds' },
  '6200000000000005': { brand: 'unionpay', behavior: 'succeeds' },
  '4000000000000002': { brand: 'visa', behavior: 'generic-decline' },
  '4000000000009995': { brand: 'visa', behavior: 'insufficient-funds' },
  '4000000000009987': { brand: 'visa', behavior: 'lost-card' },
  '4000000000009979': { brand: 'visa', behavior: 'stolen-card' },
  '4000000000000069': { brand: 'visa', behavior: 'expired-card' },
  '4000000000000127': { brand: 'visa', behavior: 'incorrect-cvc' },
  '4000000000000119': { brand: 'visa', behavior: 'processing-error' },
  '4000000000000341': { brand: 'visa', behavior: 'fails-when-charged' },
  '4000000000000259': { brand: 'visa', behavior: 'is-disputed' },
  '4000000000005126': { brand: 'visa', behavior: 'refund-fails' },
  '4000000000003220': { brand: 'visa', behavior: 'authenticates-always' },
  '4000002760003184': { brand: 'visa', behavior: 'authenticates-always' },
  '4000002500003155': { brand: 'visa', behavior: 'authenticates-once' },
}

/** Stripe's test payment methods, usable in place of a number. */
export const testPaymentMethodNumbers: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
}

export type CardEntry = { number: string; exp_month: number; exp_year: number; cvc?: string | null }

/**
 * Reads a card's details and returns what may be stored, never the number.
 * Throws Stripe's card errors for an invalid number, expiry or security code, and for a number that isn't a test
 * number.
 */
export function readCard(entry: CardEntry): { card: Stripe.PaymentMethod.Card; behavior: CardBehavior } {
  const number = entry.number.replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(number)) {
    throw invalidCard('invalid_number', 'The card number is not a valid credit card number.', 'number')
  }
  if (!passesLuhn(number)) throw invalidCard('incorrect_number', 'Your card number is incorrect.', 'number')
  const expYear = entry.exp_year < 100 ? 2000 + entry.exp_year : entry.exp_year
  assertNotExpired(entry.exp_month, expYear)
  const testCard = testNumbers[number]
  if (!testCard) {
    throw cardError({
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      message: 'Your card was declined. Your request was in test mode, but used a non test card.',
      param: 'number',
    })
  }
  const cvcLength = testCard.brand === 'amex' ? 4 : 3
  if (entry.cvc && !new RegExp(`^\\d{${cvcLength}}$`).test(entry.cvc)) {
    throw invalidCard('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  }
  const storedCard = { brand: testCard.brand, last4: number.slice(-4), funding: testCard.funding ?? 'credit' }
  return {
    card: cardObject(storedCard, entry.exp_month, expYear, Boolean(entry.cvc)),
    behavior: testCard.behavior,
  }
}

/** Returns the decline of a card when it's saved (`attach`) or charged (`charge`), or null. */
export function declineOf(behavior: CardBehavior, when: 'attach' | 'charge'): Decline | null {
  if (behavior === 'fails-when-charged') return when === 'charge' ? declines['generic-decline'] : null
  return behavior in declines ? declines[behavior as keyof typeof declines] : null
}

function cardObject(
  storedCard: { brand: string; last4: string; funding: string },
  expMonth: number,
  expYear: number,
  hasCvc: boolean,
): Stripe.PaymentMethod.Card {
  // Derived from the stored fields only, so that it reveals nothing about the number.
  const fingerprint = createHash('sha256')
    .update(`${storedCard.brand}:${storedCard.last4}`)
    .digest('hex')
    .slice(0, 16)
  return {
    ...storedCard,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: hasCvc ? 'pass' : null,
    },
    country: 'US',
    display_brand: storedCard.brand,
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint,
    generated_from: null,
    networks: { available: [storedCard.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  }
}

/** A card expires at the end of its month. */
function assertNotExpired(month: number, year: number) {
  const today = new Date()
  if (month < 1 || month > 12) {
    throw invalidCard('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  }
  if (year < today.getFullYear() || year > today.getFullYear() + 50) {
    throw invalidCard('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  }
  if (year === today.getFullYear() && month < today.getMonth() + 1) {
    throw invalidCard('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  }
}

function invalidCard(code: string, message: string, param: string) {
  return cardError({ code, message, param })
}

function decline(code: string, message: string, declineCode = code): Decline {
  return { code, decline_code: declineCode, message }
}
