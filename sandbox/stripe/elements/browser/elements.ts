import type { Appearance, Confirmation, SetupIntentResult, StripeError } from './messages'
import { createPaymentElement, type PaymentElement } from './payment-element'

export type Elements = ReturnType<typeof createElements>

type ElementsOptions = { mode: string; appearance?: Appearance }
type PaymentOptions = { fields?: { billingDetails?: { name?: string } } }

/** https://docs.stripe.com/js/elements_object, with one Payment Element for a setup. */
export function createElements(origin: string, options: ElementsOptions) {
  if (options.mode !== 'setup') throw new IntegrationError('The sandbox only has elements for a setup.')
  let { appearance = {} } = options
  let payment: PaymentElement | null = null
  let mustPassName = false
  let isSubmitted = false

  return {
    create(type: string, { fields }: PaymentOptions = {}) {
      if (type !== 'payment') throw new IntegrationError(`The sandbox has no element of type ${type}.`)
      if (payment) throw new IntegrationError("Can't create two Payment Elements.")
      mustPassName = fields?.billingDetails?.name === 'never'
      payment = createPaymentElement(origin, appearance, () => {
        payment = null
      })
      payment.on('change', () => {
        isSubmitted = false
      })
      return payment
    },
    getElement: (type: string) => (type === 'payment' ? payment : null),
    update(changes: Partial<ElementsOptions>) {
      if (!changes.appearance) return
      appearance = changes.appearance
      payment?.setAppearance(appearance)
    },
    async submit(): Promise<{ error?: StripeError }> {
      if (!payment) throw new IntegrationError('elements.submit() needs a mounted Payment Element.')
      const result = await payment.submit()
      isSubmitted = !result.error
      return result
    },
    /** What `stripe.confirmSetup` does with the entered card. */
    confirm(confirmation: Confirmation): Promise<SetupIntentResult> {
      if (!payment) throw new IntegrationError('stripe.confirmSetup() needs a mounted Payment Element.')
      if (!isSubmitted) {
        throw new IntegrationError('elements.submit() must be called before stripe.confirmSetup().')
      }
      if (mustPassName && !confirmation.cardholderName) {
        throw new IntegrationError(
          'You specified "never" for fields.billing_details.name, but did not pass the name to stripe.confirmSetup().',
        )
      }
      return payment.confirm(confirmation)
    },
  }
}

class IntegrationError extends Error {
  override name = 'IntegrationError'
}
