/** @jsxImportSource hono/jsx */

const fields = [
  { name: 'number', label: 'Card number', autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234' },
  { name: 'expiry', label: 'Expiration date', autocomplete: 'cc-exp', placeholder: 'MM / YY' },
  { name: 'cvc', label: 'Security code', autocomplete: 'cc-csc', placeholder: 'CVC' },
]

/** The document in the Payment Element's frame. The class names are those of Stripe's Appearance API. */
export function PaymentElementPage() {
  return (
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: these pages are Hono's, not Next's. */}
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Secure payment input frame</title>
        <link rel="stylesheet" href="/v3/elements-inner-payment.css" />
      </head>
      <body>
        <div class="fields">
          {fields.map(({ name, label, autocomplete, placeholder }) => (
            <div class="Field" key={name}>
              <label class="Label" for={name}>
                {label}
              </label>
              <input
                class="Input"
                id={name}
                inputmode="numeric"
                autocomplete={autocomplete}
                placeholder={placeholder}
                aria-describedby={`${name}-error`}
              />
              <p class="Error" id={`${name}-error`} role="alert" />
            </div>
          ))}
        </div>
        <p class="terms">
          By providing your card information, you allow this studio to charge your card for future payments in
          accordance with their terms.
        </p>
        <script src="/v3/elements-inner-payment.js" />
      </body>
    </html>
  )
}
