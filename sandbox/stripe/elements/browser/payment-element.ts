import type { Appearance, Confirmation, FromFrame, SetupIntentResult, StripeError, ToFrame } from './messages'

export type PaymentElement = ReturnType<typeof createPaymentElement>

type EventName = 'blur' | 'change' | 'escape' | 'focus' | 'loaderror' | 'loaderstart' | 'ready'
type Listener = (event: object) => void
type Reply = SetupIntentResult | { error?: StripeError }

const loadTimeoutMs = 15_000

/** https://docs.stripe.com/js/element/payment_element. The card's fields are in a frame from `origin`. */
export function createPaymentElement(origin: string, firstAppearance: Appearance, onDestroy: () => void) {
  const listeners = new Map<EventName, Set<Listener>>()
  const replies = new Map<number, (reply: Reply) => void>()
  const frame = document.createElement('iframe')
  let appearance = firstAppearance
  /** What was sent before the frame has loaded. */
  const waiting: ToFrame[] = []
  let port: MessagePort | null = null
  let lastId = 0

  function emit(name: EventName, details: object = {}) {
    for (const listener of listeners.get(name) ?? []) listener({ elementType: 'payment', ...details })
  }

  function send(message: ToFrame) {
    if (port) port.postMessage(message)
    else waiting.push(message)
  }

  function ask<T extends Reply>(toMessage: (id: number) => ToFrame): Promise<T> {
    lastId += 1
    const id = lastId
    return new Promise((resolve) => {
      replies.set(id, (reply) => resolve(reply as T))
      send(toMessage(id))
    })
  }

  function receive(message: FromFrame) {
    switch (message.kind) {
      case 'height':
        frame.style.height = `${message.pixels}px`
        return
      case 'change': {
        const { isComplete: complete, isEmpty: empty } = message
        return emit('change', { complete, empty, collapsed: false, value: { type: 'card' } })
      }
      case 'reply':
        replies.get(message.id)?.(message.result)
        replies.delete(message.id)
        return
      default:
        emit(message.kind)
    }
  }

  function connect() {
    const channel = new MessageChannel()
    port = channel.port1
    port.onmessage = ({ data }: MessageEvent<FromFrame>) => receive(data)
    frame.contentWindow?.postMessage('connect', origin, [channel.port2])
    send({ kind: 'appearance', appearance })
    for (const message of waiting.splice(0)) send(message)
  }

  function remove() {
    port?.close()
    port = null
    frame.remove()
  }

  return {
    mount(container: HTMLElement) {
      frame.src = `${origin}/v3/elements-inner-payment.html`
      frame.title = 'Secure payment input frame'
      frame.allow = 'payment *'
      Object.assign(frame.style, {
        border: '0',
        display: 'block',
        height: '1px',
        // The frame has room for focus outlines around its fields.
        margin: '-4px',
        width: 'calc(100% + 8px)',
      })
      frame.addEventListener('load', connect)
      const timeout = setTimeout(
        () => emit('loaderror', { error: { type: 'api_connection_error' } }),
        loadTimeoutMs,
      )
      this.on('ready', () => clearTimeout(timeout))
      container.append(frame)
      emit('loaderstart')
    },
    on(name: EventName, listener: Listener) {
      const known = listeners.get(name) ?? new Set()
      listeners.set(name, known.add(listener))
    },
    off(name: EventName, listener: Listener) {
      listeners.get(name)?.delete(listener)
    },
    focus() {
      frame.focus()
      send({ kind: 'focus' })
    },
    update() {},
    unmount: remove,
    destroy() {
      remove()
      onDestroy()
    },
    setAppearance(changed: Appearance) {
      appearance = changed
      send({ kind: 'appearance', appearance })
    },
    submit: () => ask<{ error?: StripeError }>((id) => ({ kind: 'submit', id })),
    confirm: (confirmation: Confirmation) =>
      ask<SetupIntentResult>((id) => ({ kind: 'confirm', id, confirmation })),
  }
}
