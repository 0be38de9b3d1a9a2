import { afterAll, beforeAll, expect, it } from 'vitest'
import { cardOf, startReceiver, startStripe } from './stripe/testing'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let sandbox: Awaited<ReturnType<typeof startStripe>>

beforeAll(async () => {
  receiver = await startReceiver()
  sandbox = await startStripe(receiver.url)
})
afterAll(async () => {
  await sandbox.close()
  await receiver.close()
})

/** All fields of these objects in the fixtures that Stripe publishes with its API: https://github.com/stripe/openapi */
const fields = {
  balanceTransaction:
    'amount available_on balance_type created currency description exchange_rate fee fee_details id net object reporting_category source status type',
  charge:
    'amount amount_captured amount_refunded application application_fee application_fee_amount balance_transaction billing_details calculated_statement_descriptor captured created currency customer description disputed failure_balance_transaction failure_code failure_message fraud_details id livemode metadata object on_behalf_of outcome paid payment_intent payment_method payment_method_details receipt_email receipt_number receipt_url refunded refunds review shipping source source_transfer statement_descriptor statement_descriptor_suffix status transfer_data transfer_group',
  dispute:
    'amount balance_transactions charge created currency enhanced_eligibility_types evidence evidence_details id is_charge_refundable livemode metadata object payment_intent payment_method_details reason status',
  paymentIntent:
    'amount amount_capturable amount_details amount_received application application_fee_amount automatic_payment_methods canceled_at cancellation_reason capture_method client_secret confirmation_method created currency customer customer_account description excluded_payment_method_types id last_payment_error latest_charge livemode managed_payments metadata next_action object on_behalf_of payment_method payment_method_configuration_details payment_method_options payment_method_types processing receipt_email review setup_future_usage shipping source statement_descriptor statement_descriptor_suffix status transfer_data transfer_group',
  paymentMethod:
    'allow_redisplay billing_details card created customer customer_account id livemode metadata object type',
  session:
    'adaptive_pricing after_expiration allow_promotion_codes amount_subtotal amount_total automatic_tax billing_address_collection cancel_url client_reference_id client_secret collected_information consent consent_collection created currency currency_conversion custom_fields custom_text customer customer_account customer_creation customer_details customer_email discounts expires_at id integration_identifier invoice invoice_creation livemode locale managed_payments metadata mode object origin_context payment_intent payment_link payment_method_collection payment_method_configuration_details payment_method_options payment_method_types payment_status permissions phone_number_collection recovered_from saved_payment_method_options setup_intent shipping_address_collection shipping_cost shipping_options status submit_type subscription success_url total_details ui_mode url wallet_options',
  card: 'brand checks country display_brand exp_month exp_year fingerprint funding generated_from last4 networks regulated_status three_d_secure_usage wallet',
  chargedCard:
    'amount_authorized authorization_code brand checks country exp_month exp_year extended_authorization fingerprint funding incremental_authorization installments last4 mandate multicapture network network_token network_transaction_id overcapture regulated_status three_d_secure transaction_link_id wallet',
  evidence:
    'access_activity_log billing_address cancellation_policy cancellation_policy_disclosure cancellation_rebuttal customer_communication customer_email_address customer_name customer_purchase_ip customer_signature duplicate_charge_documentation duplicate_charge_explanation duplicate_charge_id enhanced_evidence product_description receipt refund_policy refund_policy_disclosure refund_refusal_explanation service_date service_documentation shipping_address shipping_carrier shipping_date shipping_documentation shipping_tracking_number uncategorized_file uncategorized_text',
}

function missing(kind: keyof typeof fields, object: object | null | undefined): string[] {
  return fields[kind].split(' ').filter((name) => !(name in (object ?? {})))
}

/** Pays with a card of this number. */
async function pay(number: string) {
  const { stripe, browser } = sandbox
  const customer = await stripe.customers.create({ email: 'sam@harborrealty.test' })
  const method = await browser.paymentMethods.create(cardOf(number))
  const intent = await stripe.paymentIntents.create({
    amount: 49_800,
    currency: 'usd',
    customer: customer.id,
    payment_method: method.id,
    confirm: true,
    allowed_payment_method_types: ['card'],
    expand: ['latest_charge.balance_transaction'],
  })
  // A publishable key returns fewer fields.
  return { intent, method: await stripe.paymentMethods.retrieve(method.id) }
}

it('returns every field of payments, charges, cards and balance transactions', async () => {
  const { intent, method } = await pay('4242424242424242')
  const charge = intent.latest_charge
  if (typeof charge !== 'object' || charge === null) throw new Error('The charge was not expanded.')
  const moved = charge.balance_transaction
  expect([missing('paymentIntent', intent), missing('charge', charge)]).toEqual([[], []])
  expect([missing('paymentMethod', method), missing('card', method.card)]).toEqual([[], []])
  expect(missing('chargedCard', charge.payment_method_details?.card)).toEqual([])
  expect(typeof moved === 'object' && missing('balanceTransaction', moved)).toEqual([])
})

it('returns every field of a checkout session', async () => {
  const session = await sandbox.stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: 49_800, product_data: { name: 'Photos' } } },
    ],
    success_url: 'https://portal.test/paid',
  })
  expect(missing('session', session)).toEqual([])
})

it('records balance transactions for charges with their fee, refunds, failed refunds and disputes', async () => {
  const { stripe } = sandbox
  const { intent } = await pay('4242424242424242')
  await stripe.refunds.create({ payment_intent: intent.id, amount: 10_000 })
  const bouncing = await pay('4000000000005126')
  const refund = await stripe.refunds.create({ payment_intent: bouncing.intent.id })
  await pay('4000000000000259')
  const { data } = await stripe.balanceTransactions.list({ limit: 7 })
  expect(data.map(({ type, amount, fee, net }) => [type, amount, fee, net])).toEqual([
    ['adjustment', -49_800, 1_500, -51_300],
    ['charge', 49_800, 1_474, 48_326],
    ['refund_failure', 49_800, 0, 49_800],
    ['refund', -49_800, 0, -49_800],
    ['charge', 49_800, 1_474, 48_326],
    ['refund', -10_000, 0, -10_000],
    ['charge', 49_800, 1_474, 48_326],
  ])
  const ofRefund = await stripe.balanceTransactions.list({ source: refund.id })
  expect(ofRefund.data.map(({ type }) => type)).toEqual(['refund_failure', 'refund'])
  const [dispute] = data
  expect(await stripe.balanceTransactions.retrieve(dispute?.id ?? '')).toEqual(dispute)
})

it('returns every field of a dispute, and counts its evidence', async () => {
  const { intent } = await pay('4000000000000259')
  const { data } = await sandbox.stripe.events.list({ type: 'charge.dispute.created', limit: 1 })
  const announced = data[0]?.data.object as { id: string } | undefined
  const opened = await sandbox.stripe.disputes.retrieve(announced?.id ?? '')
  expect(opened.payment_intent).toBe(intent.id)
  expect([missing('dispute', opened), missing('evidence', opened.evidence)]).toEqual([[], []])
  expect(opened.balance_transactions).toMatchObject([{ type: 'adjustment', amount: -49_800 }])
  const closed = await sandbox.stripe.disputes.update(opened.id, {
    evidence: { uncategorized_text: 'winning_evidence' },
  })
  expect(closed).toMatchObject({
    status: 'won',
    evidence_details: { has_evidence: true, submission_count: 1 },
  })
})
