/** @jsxImportSource hono/jsx */
import { Page } from '@/sandbox/web/page'

/** The bank's question to the card's holder. */
export function AuthenticationPage(props: { clientSecret: string; last4: string; amount: string | null }) {
  const purpose = props.amount === null ? 'saving your card' : `a payment of ${props.amount}`
  return (
    <Page title="Confirm it is you">
      <p class="strip">Sandbox. This page stands in for the bank.</p>
      <main class="notice">
        <h1>Confirm it is you</h1>
        <p>
          Your bank asks you to confirm {purpose} with the card ending {props.last4}.
        </p>
        <form class="row" method="post">
          <input type="hidden" name="client_secret" value={props.clientSecret} />
          <button class="button main" type="submit" name="outcome" value="complete">
            Complete authentication
          </button>
          <button class="button" type="submit" name="outcome" value="fail">
            Fail authentication
          </button>
        </form>
      </main>
    </Page>
  )
}
