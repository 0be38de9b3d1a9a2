import type { StripeAccount } from './account'
import { invalidRequest } from './errors'

/**
 * Replaces ids with the objects they refer to, along `expand[]` paths such as `payment_intent.latest_charge` or
 * `data.customer`: https://docs.stripe.com/api/expanding_objects
 */
export function expand(account: StripeAccount, response: object, paths: string[]): object {
  if (paths.length === 0) return response
  const copy = structuredClone(response)
  for (const path of paths) {
    const steps = path.split('.')
    if (steps.length > 4) {
      throw invalidRequest('You cannot expand more than 4 levels of a property.', undefined, 'expand')
    }
    expandAlong(account, copy, steps, path)
  }
  return copy
}

function expandAlong(account: StripeAccount, node: unknown, steps: string[], path: string) {
  const [step, ...rest] = steps
  if (step === undefined || node === null || typeof node !== 'object') return
  if (Array.isArray(node)) {
    for (const item of node) expandAlong(account, item, steps, path)
    return
  }
  const known: unknown = Reflect.get(node, step)
  const value =
    typeof known === 'string' ? findObject(account, known) : (known ?? findList(account, node, step))
  if (value === undefined) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, undefined, 'expand')
  }
  if (value !== known) Reflect.set(node, step, value)
  expandAlong(account, value, rest, path)
}

function findObject(account: StripeAccount, id: string): object | undefined {
  const { customers, paymentMethods, setupIntents, paymentIntents, charges, refunds, sessions } = account
  const { balanceTransactions, disputes } = account
  for (const documents of [
    customers,
    paymentMethods,
    setupIntents,
    paymentIntents,
    charges,
    refunds,
    sessions,
    balanceTransactions,
    disputes,
  ]) {
    const found = documents.get(id)
    // Copied, so that expanding inside it doesn't change the stored object.
    if (found) return structuredClone(found)
  }
  return undefined
}

/** Lists that an object includes only when they're expanded. */
function findList(account: StripeAccount, node: object, step: string): object | null | undefined {
  const id = String(Reflect.get(node, 'id'))
  const kind: unknown = Reflect.get(node, 'object')
  if (kind === 'checkout.session' && step === 'line_items') {
    return listOf(account.orders.get(id)?.lineItems ?? [], `/v1/checkout/sessions/${id}/line_items`)
  }
  if (kind === 'charge' && step === 'refunds') {
    return listOf(
      account.refunds.list(({ charge }) => charge === id),
      `/v1/charges/${id}/refunds`,
    )
  }
  return step in node ? null : undefined
}

function listOf(data: object[], url: string) {
  return { object: 'list', data: structuredClone(data), has_more: false, url }
}
