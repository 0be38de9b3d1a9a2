import 'server-only'
import { listClosedDemoAccounts } from '@/lib/auth/list-closed-demo-accounts'
import { type Check, maxFindings } from '@/lib/workflows/doctor/check'

export const demoAccounts: Check = {
  name: 'demo-accounts',
  severity: 'error',
  title: 'Demo accounts are in the database of a studio',
  advice:
    'Nobody can sign in to them here, but clients can still book them. Remove the demo: npm run remove-demo, or node prisma/remove-demo.mjs in a deployment.',
  async find() {
    const accounts = await listClosedDemoAccounts(maxFindings)
    return accounts.map(({ id, email }) => ({ id, text: `${email} is a demo account.` }))
  },
}
