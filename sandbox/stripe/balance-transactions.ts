import type Stripe from 'stripe'
import { z } from 'zod'
import { find, type StripeAccount } from './account'
import { endpoint } from './endpoint'
import { newId, nowInSeconds } from './identifiers'
import { pageOf } from './list'
import { page } from './parameters'

const secondsUntilAvailable = 2 * 86_400
/** Approximate US fees for a card payment and a dispute; real accounts differ: https://stripe.com/pricing */
const cardFee = (amount: number) => Math.round(amount * 0.029) + 30
export const disputeFee = 1_500

type Movement = {
  type: 'charge' | 'refund' | 'refund_failure' | 'adjustment'
  /** Stripe's reporting category; by default the type's own. */
  category?: Stripe.BalanceTransaction['reporting_category']
  /** In the currency's smallest unit; negative when it leaves the account. */
  amount: number
  fee?: number
  currency: string
  description: string | null
  source: string
}

/** Records money that entered or left the account. */
export function recordBalanceTransaction(
  account: StripeAccount,
  movement: Movement,
): Stripe.BalanceTransaction {
  const {
    type,
    amount,
    currency,
    description,
    source,
    fee = type === 'charge' ? cardFee(amount) : 0,
  } = movement
  const created = nowInSeconds()
  return account.balanceTransactions.put({
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: created + secondsUntilAvailable,
    balance_type: 'payments',
    created,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: movement.category ?? (type === 'adjustment' ? 'dispute' : type),
    source,
    status: 'pending',
    type,
  })
}

export const balanceTransactionEndpoints = [
  endpoint({
    method: 'GET',
    path: '/v1/balance_transactions',
    input: z.strictObject({
      ...page,
      currency: z.string().optional(),
      source: z.string().optional(),
      type: z.string().optional(),
    }),
    run(account, { input }) {
      const transactions = account.balanceTransactions.list(
        ({ currency, source, type }) =>
          (input.currency === undefined || currency === input.currency) &&
          (input.source === undefined || source === input.source) &&
          (input.type === undefined || type === input.type),
      )
      return pageOf(transactions, input, '/v1/balance_transactions')
    },
  }),
  endpoint({
    method: 'GET',
    path: '/v1/balance_transactions/:id',
    input: z.strictObject({}),
    run: (account, { id }) => find(account.balanceTransactions, 'balance transaction', id),
  }),
]
