/** @jsxImportSource hono/jsx */
import { Page } from '@/sandbox/web/page'

/** The bank's authentication page. */
export function AuthenticationPage(props: { clientSecret: string; last4: string; amount: string | null }) {
  const purpose = props.amount === null ? 'saving your card' : `a payment of ${props.amount}`
  return (
    <Page title="Confirm it's you">
      <p class="strip">Sandbox: this page simulates your bank.</p>
      <main class="notice">
        <h1>Confirm it's you</h1>
        <p>
          Your bank wants you to confirm {purpose} with the card ending in {props.last4}.
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
