import { callSetupIntent } from './api'
import { type CardFields, type FieldName, fieldNames, findErrors, formats, readExpiry } from './card-fields'
import { formatPreservingCaret } from './format-preserving-caret'
import type { Appearance, Confirmation, FromFrame, SetupIntentResult, StripeError, ToFrame } from './messages'

// The inside of the Payment Element: the card's fields. A card only leaves this frame for Stripe's API.

/** The fields that Stripe's errors are about. */
const fieldOfCode: Record<string, FieldName> = {
  expired_card: 'expiry',
  incorrect_cvc: 'cvc',
  incorrect_number: 'number',
  invalid_cvc: 'cvc',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  invalid_number: 'number',
}

const look = new CSSStyleSheet()
document.adoptedStyleSheets.push(look)
let port: MessagePort | null = null

function send(message: FromFrame) {
  port?.postMessage(message)
}

function inputOf(name: FieldName): HTMLInputElement {
  const input = document.getElementById(name)
  if (input instanceof HTMLInputElement) return input
  throw new Error(`The frame has no field ${name}.`)
}

function readCard(): CardFields {
  return { number: inputOf('number').value, expiry: inputOf('expiry').value, cvc: inputOf('cvc').value }
}

function sendHeight() {
  send({ kind: 'height', pixels: Math.ceil(document.body.getBoundingClientRect().height) })
}

function showError(name: FieldName, error: StripeError | undefined) {
  const input = inputOf(name)
  input.classList.toggle('Input--invalid', error !== undefined)
  input.setAttribute('aria-invalid', String(error !== undefined))
  const text = document.getElementById(`${name}-error`)
  if (text) text.textContent = error?.message ?? ''
  sendHeight()
}

/** Marks the fields with errors, and returns the first one. */
function submit(): { error?: StripeError } {
  const errors = findErrors(readCard(), new Date())
  for (const name of fieldNames) showError(name, errors[name])
  const first = fieldNames.find((name) => errors[name])
  return first ? { error: errors[first] } : {}
}

async function confirm(confirmation: Confirmation): Promise<SetupIntentResult> {
  const { number, expiry, cvc } = readCard()
  const { month, year } = readExpiry(expiry)
  const result = await callSetupIntent(window.location.origin, confirmation, {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': String(month),
    'payment_method_data[card][exp_year]': String(year),
    'payment_method_data[card][cvc]': cvc,
    'payment_method_data[billing_details][name]': confirmation.cardholderName,
    return_url: confirmation.returnUrl,
    use_stripe_sdk: 'true',
  })
  if ('error' in result) {
    const field = fieldOfCode[result.error.code ?? '']
    if (field) showError(field, result.error)
  }
  return result
}

async function receive(message: ToFrame) {
  switch (message.kind) {
    case 'appearance':
      look.replaceSync(toStyles(message.appearance))
      return sendHeight()
    case 'focus':
      inputOf(
        fieldNames.find((name) => inputOf(name).classList.contains('Input--invalid')) ?? 'number',
      ).focus()
      return
    case 'submit':
      return send({ kind: 'reply', id: message.id, result: submit() })
    case 'confirm':
      return send({ kind: 'reply', id: message.id, result: await confirm(message.confirmation) })
  }
}

/** Returns the appearance as CSS: https://docs.stripe.com/elements/appearance-api */
function toStyles({ theme, variables = {}, rules = {} }: Appearance): string {
  const toDeclarations = (values: Record<string, string | undefined>, prefix = '') =>
    Object.entries(values)
      .map(
        ([name, value]) =>
          `${prefix}${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
      )
      .join(' ')
  return [
    `:root { color-scheme: ${theme === 'night' ? 'dark' : 'light'}; ${toDeclarations(variables, '--')} }`,
    ...Object.entries(rules).map(([selector, values]) => `${selector} { ${toDeclarations(values)} }`),
  ].join('\n')
}

function reportChange() {
  const values = Object.values(readCard())
  send({
    kind: 'change',
    isComplete: Object.keys(findErrors(readCard(), new Date())).length === 0,
    isEmpty: values.every((value) => value === ''),
  })
}

for (const name of fieldNames) {
  const input = inputOf(name)
  input.addEventListener('input', () => {
    formatPreservingCaret(input, formats[name])
    showError(name, undefined)
    reportChange()
  })
  input.addEventListener('blur', () => {
    if (input.value) showError(name, findErrors(readCard(), new Date())[name])
  })
}
document.addEventListener('focusin', () => send({ kind: 'focus' }))
document.addEventListener('focusout', () => send({ kind: 'blur' }))
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') send({ kind: 'escape' })
})

window.addEventListener('message', ({ source, data, ports: [given] }) => {
  if (source !== window.parent || data !== 'connect' || !given) return
  port = given
  port.onmessage = (event: MessageEvent<ToFrame>) => void receive(event.data)
  sendHeight()
  // Browsers may not observe frames that are off the screen.
  new ResizeObserver(sendHeight).observe(document.body)
  send({ kind: 'ready' })
})
