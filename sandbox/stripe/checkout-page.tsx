/** @jsxImportSource hono/jsx */
import type Stripe from 'stripe'
import { formatMoney } from '@/sandbox/web/formats'
import { Page } from '@/sandbox/web/page'
import type { CheckoutOrder } from './account'
import type { CheckoutField, CheckoutForm } from './checkout-payment'

type CheckoutError = { message: string; field: CheckoutField | null }

/**
 * The hosted Checkout page of an open session. After an error it keeps everything except the card's number and code.
 */
export function CheckoutPage(props: {
  session: Stripe.Checkout.Session
  order: CheckoutOrder
  form: Partial<CheckoutForm>
  error: CheckoutError | null
}) {
  const { session, order, form, error } = props
  const total = formatMoney(session.amount_total ?? 0, session.currency ?? 'usd')
  const focus = error ? (error.field ?? 'number') : form.email ? 'number' : 'email'
  const field = (name: CheckoutField, label: string, autocomplete: string, placeholder?: string) => (
    <Field
      name={name}
      label={label}
      value={form[name]}
      autocomplete={autocomplete}
      placeholder={placeholder}
      error={error?.field === name ? error.message : undefined}
      focused={focus === name}
    />
  )
  return (
    <Page title={`Pay ${order.merchant}`}>
      <p class="strip">Sandbox checkout: only test cards work, and nothing is charged.</p>
      <main class="checkout">
        <Summary session={session} order={order} total={total} />
        <form class="stack" method="post" novalidate>
          <h2>Pay with card</h2>
          {error && error.field === null ? (
            <p class="alert" role="alert">
              {error.message}
            </p>
          ) : null}
          {field('email', 'Email', 'email')}
          {field('number', 'Card number', 'cc-number', '1234 1234 1234 1234')}
          <div class="pair">
            {field('expiry', 'Expiry', 'cc-exp', 'MM / YY')}
            {field('cvc', 'CVC', 'cc-csc', 'CVC')}
          </div>
          {field('name', 'Name on card', 'cc-name')}
          <button class="button main wide" type="submit">
            Pay {total}
          </button>
          {session.cancel_url ? (
            <a class="button wide" href={session.cancel_url}>
              Cancel
            </a>
          ) : null}
          <TestCards />
        </form>
      </main>
    </Page>
  )
}

function Summary({
  session,
  order,
  total,
}: {
  session: Stripe.Checkout.Session
  order: CheckoutOrder
  total: string
}) {
  return (
    <section class="summary">
      <h1>{order.merchant}</h1>
      <p class="total">{total}</p>
      {order.payment.description ? <p class="quiet">{order.payment.description}</p> : null}
      <ul class="items">
        {order.lineItems.map((item, index) => (
          <li key={item.id}>
            <span>{item.description}</span>
            <span>{formatMoney(item.amount_total, item.currency)}</span>
            {order.productDescriptions?.[index] ? (
              <span class="quiet">{order.productDescriptions[index]}</span>
            ) : null}
            {(item.quantity ?? 1) > 1 ? (
              <span class="quiet">
                {item.quantity} at {formatMoney(item.price.unit_amount ?? 0, item.currency)} each
              </span>
            ) : null}
          </li>
        ))}
        <li class="sum">
          <span>Total</span>
          <span>{formatMoney(session.amount_total ?? 0, session.currency ?? 'usd')}</span>
        </li>
      </ul>
    </section>
  )
}

function Field(props: {
  name: CheckoutField
  label: string
  value: string | undefined
  autocomplete: string
  placeholder: string | undefined
  error: string | undefined
  focused: boolean
}) {
  const { name, error } = props
  return (
    <div class="field">
      <label for={name}>{props.label}</label>
      <input
        class="input"
        id={name}
        name={name}
        type={name === 'email' ? 'email' : 'text'}
        inputmode={name === 'email' ? 'email' : name === 'name' ? 'text' : 'numeric'}
        autocomplete={props.autocomplete}
        placeholder={props.placeholder}
        value={props.value}
        autofocus={props.focused}
        required
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      />
      {error ? (
        <p class="error" id={`${name}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}

function TestCards() {
  const cards = [
    ['4242 4242 4242 4242', 'succeeds'],
    ['5555 5555 5555 4444', 'succeeds (Mastercard)'],
    ['4000 0000 0000 0002', 'is declined'],
    ['4000 0000 0000 9995', 'has insufficient funds'],
    ['4000 0000 0000 0069', 'is expired'],
    ['4000 0000 0000 0127', 'has an incorrect security code'],
    ['4000 0000 0000 3220', 'requires authentication'],
  ]
  return (
    <details>
      <summary>Test cards</summary>
      <dl>
        {cards.map(([number, meaning]) => (
          <div key={number}>
            <dt class="code">{number}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p class="quiet">Use any future expiry date and any three-digit CVC.</p>
    </details>
  )
}
